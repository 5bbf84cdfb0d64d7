import { leavesNothingOut } from '../../../restating/adds-nothing.ts'
import type { Group } from '../grouping/group.ts'
import { type Said, isWish } from '../wording/criteria.ts'
import { inOrder, offeredCriteria } from './criteria.ts'
import { offeredLine } from './line.ts'
import type { Offer } from './offer.ts'
import { sourceOf } from './source.ts'

const mostCharacters = 8000

/** The groups of those offers that hold, the first one of a sentence. An offer holds or goes as a whole, but for single criteria. */
export function groupsOffered(offers: readonly Offer[], said: readonly Said[]): Group[] {
  const taken = new Set<Said>()
  return offers.flatMap((offer) => {
    const all = offer.sentences.flatMap((number) => said[number] ?? [])
    const isWhole = all.length === offer.sentences.length && new Set(all).size === all.length
    if (!isWhole || all.some((one) => taken.has(one))) return []
    const group = groupOf(offer, all)
    if (!group) return []
    for (const one of all) taken.add(one)
    return [group]
  })
}

function groupOf(offer: Offer, all: readonly Said[]): Group | undefined {
  const [lead] = all
  if (!lead || all.reduce((sum, { passage }) => sum + passage.text.length, 0) > mostCharacters)
    return undefined
  const line = offeredLine(offer, lead, all)
  if (!line) return undefined
  const { role = '', want, benefit = '' } = line
  const isTold = leavesNothingOut(`${role}\n${want}\n${benefit}`, sourceOf(lead.passage))
  // What is only wanted is said by the story line alone.
  if (isWish(lead.passage) && !isTold) return undefined
  const criteria = offeredCriteria(offer, all, { lead, isTold })
  const worded = { ...lead, line }
  return { lead: worded, all: inOrder(all).map((one) => (one === lead ? worded : one)), criteria }
}

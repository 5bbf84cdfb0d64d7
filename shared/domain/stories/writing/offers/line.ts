import { capital } from '../../../english/capital.ts'
import type { Said } from '../wording/criteria.ts'
import { type StoryLine, because, lineOf } from '../wording/story-line.ts'
import type { Offer } from './offer.ts'
import { isSaidBy, isTitleOf, sourceOf } from './source.ts'
import { roleOf } from './who.ts'

/**
 * The first lines of an offered story, where they hold: title and want say nothing that the first sentence does not, who wants it is who does it there, and a benefit is what one of the sentences gives
 * as a reason.
 */
export function offeredLine(offer: Offer, lead: Said, all: readonly Said[]): StoryLine | undefined {
  const source = sourceOf(lead.passage)
  const [title, want, benefit] = [offer.title, offer.want, offer.benefit].map((text) =>
    text.trim().replace(/[.\s]+$/, ''),
  ) as [string, string, string]
  const role = roleOf(offer.role, lead, all)
  if (role === null || title.length < 3) return undefined
  if (!isTitleOf(title, source) || !isSaidBy(want, source) || !isWish(want, role, lead)) return undefined
  const reason = benefit === '' ? undefined : reasonIn(all, benefit)
  if (benefit !== '' && reason === undefined) return undefined
  return lineOf({
    want,
    title: capital(title),
    ...(role !== undefined && { role }),
    ...(reason !== undefined && { benefit, by: reason }),
  })
}

/** It is read behind "I want": a deed where somebody does it, else what is to be so. */
function isWish(want: string, role: string | undefined, lead: Said): boolean {
  if (!/^to \p{L}/u.test(want)) return /^\p{L}.* to \p{L}/u.test(want)
  return role !== undefined || lead.line.want.startsWith('to ')
}

/** The word by which one of some sentences gives a benefit as its reason. */
function reasonIn(all: readonly Said[], benefit: string): string | undefined {
  for (const { passage } of all) {
    const found = because.exec(passage.text)
    if (found && isSaidBy(benefit, passage.text.slice(found.index + found[0].length)))
      return found.groups?.['by']?.toLowerCase()
  }
  return undefined
}

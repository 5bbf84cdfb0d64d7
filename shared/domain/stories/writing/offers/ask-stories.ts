import { type Ask, entriesOf, inParts, silence } from '../../../restating/asking.ts'
import { type Group, groupsOf } from '../grouping/group.ts'
import type { Said } from '../wording/criteria.ts'
import { groupsOffered } from './groups.ts'
import { isOffer } from './offer.ts'
import { promptOf } from './prompt.ts'

const atOnce = { length: 40, most: 10 }
const longestSentence = 600

export interface AskedStories {
  groups: Group[]
  warnings: string[]
}

/** Demands in the groups and words of a model as far as they hold against their sentences; what it leaves out, and what does not hold, is grouped and worded by the engine. */
export async function askStories(said: readonly Said[], ask: Ask): Promise<AskedStories> {
  const numbered = said.map((one, number) => [number, one] as const)
  const short = numbered.filter(([, { passage }]) => passage.text.length <= longestSentence)
  const parts = inParts(short, atOnce)
  if (parts.length === 0) return { groups: groupsOf(said), warnings: [] }
  const answers = await Promise.all(
    parts.map(async (part) =>
      entriesOf(await ask(promptOf(part)), 'stories', { isOne: isOffer, most: part.length }),
    ),
  )
  const offered = groupsOffered(
    answers.flatMap((offers) => offers ?? []),
    said,
  )
  const taken = new Set(offered.flatMap(({ all }) => all.map(({ passage }) => passage)))
  const own = groupsOf(said.filter(({ passage }) => !taken.has(passage)))
  const groups = [...offered, ...own].toSorted((a, b) => beginningOf(a) - beginningOf(b))
  const isHeard = answers.some((answer) => answer !== undefined)
  return { groups, warnings: [isHeard ? countOf(offered.length, groups.length) : silence] }
}

const beginningOf = ({ all }: Group): number => all[0]?.passage.number ?? 0
const countOf = (worded: number, all: number): string =>
  `A model worded ${worded} of ${all} stories; the others stand as the embedded engine wrote them.`

import type { Passage } from '../passages/passage.ts'
import { lower } from '../tokens.ts'
import { stepOf } from '../passages/steps.ts'
import type { Criterion } from '../types.ts'
import type { Said } from '../wording/criteria.ts'
import { leadOf } from '../wording/parts.ts'

/** What one story is made of: the sentence that it is named after comes first among equals. */
export interface Group {
  lead: Said
  all: Said[]
  /** Those of the whole, where others have worded it. */
  criteria?: readonly Criterion[]
}

const mostSentences = 5
/** Criteria that the text itself puts below a story. */
const mostBelow = 40
const mostCharacters = 8000
const stories = 6
const going =
  /^(?:it|they|this|these|that|those|then|otherwise|such|here|there|over|and|but|or|also|else|the same|she|he|its|their|from there|(?:in|after|before|until|for) (?:this|that)(?: case)?) /

/**
 * Puts demands together that are about the same: what somebody does or wants begins a story, and a rule goes to the story of its section whose things it speaks of, or that it goes on from. Rules of which
 * no story speaks make one of their own.
 */
export function groupsOf(all: readonly Said[]): Group[] {
  const common = commonIn(all)
  const groups: Group[] = []
  all.forEach((said, at) => {
    const host =
      belowStory(said, groups.at(-1)) ??
      (said.line.isDeed ? undefined : hostOf(said, all[at - 1], groups, common))
    if (host) {
      host.all.push(said)
      if (!host.lead.line.isDeed && said.line.isDeed) host.lead = said
    } else groups.push({ lead: said, all: [said] })
  })
  return groups
}

/** Steps of a scenario belong to what stands above them, and what stands below a written story in its section to that. */
function belowStory({ passage, line }: Said, last: Group | undefined): Group | undefined {
  if (!last || line.isWritten || last.all.length >= mostBelow || sizeOf(last, passage) > mostCharacters)
    return undefined
  const { lead } = last
  if (stepOf(passage) !== undefined) return last
  const isPart = leadOf(passage) !== undefined && passage.lead === lead.passage.lead
  if (isPart) return last
  if (passage.isData && sectionOf(lead.passage) === sectionOf(passage)) return last
  const isBelow = lead.line.isWritten === true && sectionOf(lead.passage) === sectionOf(passage)
  // Without a head over it, only a list stands below a story: the next sentence may be about anything.
  const isUnder = passage.is === 'item' ? lead.passage.is !== 'item' : sectionOf(passage) >= 0
  return isBelow && isUnder ? last : undefined
}

function hostOf(
  said: Said,
  before: Said | undefined,
  groups: readonly Group[],
  common: ReadonlySet<string>,
): Group | undefined {
  const last = groups.at(-1)
  if (!last || !hasRoom(last, said)) return undefined
  const section = sectionOf(said.passage)
  if (sectionOf(last.lead.passage) !== section) return undefined
  const opening = `${said.passage.tokens.slice(0, 3).map(lower).join(' ')} `
  const isNear =
    before !== undefined && (before.passage.block === said.passage.block || said.passage.is !== 'item')
  // It goes on from the sentence before it, wherever that one was put.
  const host = groups.findLast(({ all }) => before && all.includes(before)) ?? last
  if (isNear && going.test(opening) && hasRoom(host, said)) return host
  const own = thingsOf(said.passage, common)
  const near = groups
    .slice(-stories)
    .filter((group) => sectionOf(group.lead.passage) === section && hasRoom(group, said))
  const shared = near
    .map((group) => ({ group, count: sharedBy(group, own) }))
    .filter(({ count }) => count > 0)
  return shared.reduce<(typeof shared)[number] | undefined>(
    (best, one) => (best && best.count > one.count ? best : one),
    undefined,
  )?.group
}

const hasRoom = (group: Group, { passage }: Said): boolean =>
  group.all.length < mostSentences && sizeOf(group, passage) < mostCharacters

const sizeOf = ({ all }: Group, { text }: Passage): number =>
  all.reduce((sum, { passage }) => sum + passage.text.length, text.length)

const sectionOf = ({ heads }: Passage): number => heads.at(-1)?.start ?? -1

const sharedBy = ({ all }: Group, own: ReadonlySet<string>): number => {
  const things = new Set(all.flatMap(({ passage }) => [...thingsOf(passage, new Set())]))
  return [...own].filter((thing) => things.has(thing)).length
}

/** The things that a passage speaks of, but those that half of the text does. */
function thingsOf({ tokens }: Passage, common: ReadonlySet<string>): Set<string> {
  const things = tokens.flatMap((token) =>
    token.kind === 'word' && token.classes[0] === 'noun' ? [token.lemma.toLowerCase()] : [],
  )
  return new Set(things.filter((thing) => thing.length > 2 && !common.has(thing)))
}

function commonIn(all: readonly Said[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { passage } of all)
    for (const thing of thingsOf(passage, new Set())) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  const most = Math.max(3, all.length * 0.3)
  return new Set([...counts].flatMap(([thing, count]) => (count > most ? [thing] : [])))
}

import { pagesIn, quotedIn } from '../../../named-pages/pages-in.ts'
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
  const whole = wholeOf(all)
  const context = { common: commonIn(all), pages: pagesOf(all), whole, goesOn: blocksAbout(whole, all) }
  const groups: Group[] = []
  all.forEach((said, at) => {
    const host =
      belowStory(said, groups, context) ??
      (said.line.isDeed ? undefined : hostOf(said, all[at - 1], groups, context))
    if (host) {
      host.all.push(said)
      if (!host.lead.line.isDeed && said.line.isDeed) host.lead = said
    } else groups.push({ lead: said, all: [said] })
  })
  return groups
}

/** Facts about the whole text, collected before its demands are grouped. */
interface Context {
  /** Things that at least half of the text mentions. */
  common: ReadonlySet<string>
  pages: ReadonlyMap<Said, string>
  /** The story that it tells, where that is one. */
  whole: Said | undefined
  /** The paragraphs that go on about it. */
  goesOn: ReadonlySet<number>
}

/** Steps of a scenario belong to what stands above them, and what stands below a written story to that. */
function belowStory(
  { passage, line }: Said,
  groups: readonly Group[],
  { whole, goesOn }: Context,
): Group | undefined {
  const last = groups.at(-1)
  if (!last || line.isWritten || last.all.length >= mostBelow || sizeOf(last, passage) > mostCharacters)
    return undefined
  const { lead } = last
  if (stepOf(passage) !== undefined) return last
  const isPart = leadOf(passage) !== undefined && passage.lead === lead.passage.lead
  if (isPart) return last
  if (passage.isData && sectionOf(lead.passage) === sectionOf(passage)) return last
  if (lead.line.isWritten !== true || !isOf(lead.passage, passage, lead === whole)) return undefined
  // Without a head over it, only a list stands below a story, and what goes on about it: the next paragraph may be about anything.
  const isHeaded = passage.heads.length > 0
  const isList = passage.is === 'item' && lead.passage.is !== 'item'
  return isHeaded || isList || (lead === whole && goesOn.has(passage.block)) ? last : undefined
}

/** Paragraphs that speak of the story that a text tells, and lines that it gives names. */
function blocksAbout(story: Said | undefined, all: readonly Said[]): Set<number> {
  if (!story) return new Set()
  const things = thingsOf(story.passage, new Set())
  return new Set(
    all.flatMap(({ passage }) => {
      const isNamed = passage.identifier !== undefined || passage.is === 'item'
      const isAbout = [...thingsOf(passage, new Set())].some((thing) => things.has(thing))
      return isNamed || isAbout || passage.block === story.passage.block ? [passage.block] : []
    }),
  )
}

/** Whether a passage stands in the section of a story, under heads of its parts at most: "Acceptance criteria", "Notes", and what leads in its own list. */
function isOf(story: Passage, { heads, lead = '' }: Passage, isWhole: boolean): boolean {
  const above = new Set(story.heads.map(({ start }) => start))
  const kept = heads.filter(({ start }) => above.has(start)).length
  const leading = lead.replace(/[\s:*_]+$/, '')
  const isPart = heads.every(
    ({ start, leaning, text }) =>
      above.has(start) || leaning === 'demanding' || leaning === 'aside' || text === leading,
  )
  return isPart && (isWhole || kept === above.size)
}

/** The only story that the text states itself; what follows describes it. */
function wholeOf(all: readonly Said[]): Said | undefined {
  const [only, ...others] = all.filter(({ line }) => line.isWritten)
  return others.length === 0 ? only : undefined
}

function hostOf(
  said: Said,
  before: Said | undefined,
  groups: readonly Group[],
  { common, pages }: Context,
): Group | undefined {
  const last = groups.at(-1)
  if (!last || !hasRoom(last, said)) return undefined
  const page = pages.get(said)
  const isElsewhere = ({ all }: Group): boolean =>
    page !== undefined && all.some((one) => (pages.get(one) ?? page) !== page)
  const section = sectionOf(said.passage)
  if (sectionOf(last.lead.passage) !== section) return undefined
  const opening = `${said.passage.tokens.slice(0, 3).map(lower).join(' ')} `
  const isNear =
    before !== undefined && (before.passage.block === said.passage.block || said.passage.is !== 'item')
  // It goes on from the sentence before it, wherever that one was put.
  const host = groups.findLast(({ all }) => before && all.includes(before)) ?? last
  if (isNear && going.test(opening) && hasRoom(host, said) && !isElsewhere(host)) return host
  const own = thingsOf(said.passage, common)
  const near = groups
    .slice(-stories)
    .filter(
      (group) => sectionOf(group.lead.passage) === section && hasRoom(group, said) && !isElsewhere(group),
    )
  const shared = near
    .map((group) => ({ group, count: sharedBy(group, own) }))
    .filter(({ count }) => count > 0)
  return shared.reduce<(typeof shared)[number] | undefined>(
    (best, one) => (best && best.count > one.count ? best : one),
    undefined,
  )?.group
}

/** The page of each demand: the page that it names, else the page of its paragraph, else the page of a name that it quotes. */
function pagesOf(all: readonly Said[]): Map<Said, string> {
  const pages = new Map<Said, string>()
  const ofName = new Map<string, string>()
  const ofBlock = new Map<number, string>()
  for (const statement of all) {
    const { text, block } = statement.passage
    const page = pagesIn(text)[0] ?? ofBlock.get(block)
    if (page === undefined) continue
    pages.set(statement, page)
    ofBlock.set(block, page)
    for (const name of quotedIn(text)) if (!ofName.has(name)) ofName.set(name, page)
  }
  for (const statement of all) {
    const own = quotedIn(statement.passage.text).flatMap((name) => ofName.get(name) ?? [])[0]
    if (!pages.has(statement) && own !== undefined) pages.set(statement, own)
  }
  return pages
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

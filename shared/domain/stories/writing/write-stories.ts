import type { Ask } from '../../restating/asking.ts'
import type { SentenceMarks } from '../../test-generation/tiers/sentence-marks.ts'
import { type Group, groupsOf } from './grouping/group.ts'
import { askStories } from './offers/ask-stories.ts'
import { demandingOf } from './passages/demanding.ts'
import { type Passages, passagesIn } from './passages/passages-in.ts'
import type { Passage } from './passages/passage.ts'
import { investOf } from './quality/invest.ts'
import { splitsOf } from './quality/splits.ts'
import type { SentenceFate, SourceSentence, WrittenStories, WrittenStory } from './types.ts'
import { type Said, criteriaOf } from './wording/criteria.ts'
import { byUrgency, mostPressing, priorityOf, typeOf } from './wording/priority.ts'
import { storyLineOf } from './wording/story-line.ts'

/** Two letters between full stops are a sentence: a text of them would make an answer many times its size. */
const mostTold = 10_000

/**
 * Writes user stories from a requirement text: each sentence that demands something of the product is a source of exactly one, and nothing in them is said by none. At most `maxStories`, the most pressing
 * ones first to stay, in the order of the text; what that cuts is named. Offsets are UTF-16 units of `text`. Pure; never throws for any text.
 */
export function writeStories(text: string, { maxStories, marks }: Wishes): WrittenStories {
  const read = demandsOf(text, marks)
  return written(read, groupsOf(read.said), maxStories)
}

/** The same in the groups and words of a model, as far as they hold against their sentences; `warnings` say how far that is. */
export async function writeStoriesAsking(
  text: string,
  { maxStories, marks }: Wishes,
  ask: Ask,
): Promise<WrittenStories & { warnings: string[] }> {
  const read = demandsOf(text, marks)
  const { groups, warnings } = await askStories(read.said, ask)
  return { ...written(read, groups, maxStories), warnings }
}

interface Wishes {
  maxStories: number
  /** Of what `textsOfStories` gave. Without them all that may be a demand is taken for one. */
  marks?: SentenceMarks | undefined
}

/** What is to be marked of a text before stories are written of it, each different text once. */
export const textsOfStories = (text: string): string[] => [
  ...new Set(passagesIn(writable(text)).passages.map((passage) => passage.text)),
]

interface Read extends Passages {
  /** What demands something, each said as a story. */
  said: Said[]
}

function demandsOf(text: string, marks: SentenceMarks = new Map()): Read {
  const found = passagesIn(writable(text))
  const passages = found.passages.map((passage): Passage => {
    const own = marks.get(passage.text)
    return own ? { ...passage, marks: own } : passage
  })
  const said = demandingOf(passages).map((passage) => ({ passage, line: storyLineOf(passage) }))
  return { ...found, passages, said }
}

function written(
  { passages, heads, unread }: Read,
  groups: readonly Group[],
  maxStories: number,
): WrittenStories {
  const checked = groups.map((group) => ({
    group,
    title: group.lead.line.title,
    criteria: group.criteria ?? criteriaOf(group.all),
  }))
  const invest = investOf(checked)
  const all = checked.map((one, at): WrittenStory => {
    const checks = invest[at] ?? []
    const isSmall = checks.some(({ letter, ok }) => letter === 'S' && ok)
    return {
      ...storyOf(one.group),
      acceptanceCriteria: [...one.criteria],
      invest: checks,
      splits: isSmall ? [] : splitsOf(one),
    }
  })
  const kept = mostPressingOf(all, maxStories)
  const fate = fates(groups.map((group, at) => ({ group, isKept: kept.has(at) })))
  return {
    stories: all.filter((_, at) => kept.has(at)),
    cut: all.flatMap(({ title, sources }, at) => (kept.has(at) ? [] : [{ title, sources }])),
    sentences: [
      ...passages.map((one): SentenceFate => ({ ...placed(one), is: fate.get(one) ?? 'background' })),
      ...heads.map((one): SentenceFate => ({ ...placed(one), is: 'background' })),
      ...unread.map(({ reason, ...one }): SentenceFate => ({ ...placed(one), is: 'not_read', reason })),
    ]
      .sort((a, b) => a.start - b.start)
      .slice(0, mostTold),
  }
}

/** What a stored text may not hold gives its place to blanks. */
const writable = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ')

const placed = ({ text, start, end }: { text: string; start: number; end: number }): SourceSentence => ({
  sentence: text,
  start,
  end,
})

function storyOf({ lead, all }: Group): Omit<WrittenStory, 'acceptanceCriteria' | 'invest' | 'splits'> {
  const { title, userStory } = lead.line
  return {
    title,
    userStory,
    description: all.map(({ passage }) => passage.text).join('\n'),
    type: typeOf(title),
    priority: mostPressing(all.map(({ passage }) => priorityOf(passage.text, passage.mark))),
    sources: all.map(({ passage }) => placed(passage)),
  }
}

/** The places of the stories that stay. */
function mostPressingOf(all: readonly WrittenStory[], most: number): Set<number> {
  const places = all.map((_, at) => at)
  const rank = (at: number): number => byUrgency.indexOf(all[at]?.priority ?? 'low')
  return new Set(places.sort((a, b) => rank(a) - rank(b) || a - b).slice(0, most))
}

const fates = (groups: readonly { group: Group; isKept: boolean }[]): Map<Passage, SentenceFate['is']> =>
  new Map(
    groups.flatMap(({ group, isKept }) =>
      group.all.map(({ passage }) => [passage, isKept ? 'story' : 'cut'] as const),
    ),
  )

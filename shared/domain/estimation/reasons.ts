import type { Calibration } from './calibration.ts'
import { isSilent } from './confidence.ts'
import { risksOf } from './effort.ts'
import type { Fact, History, StoryFacts } from './types.ts'

interface Reckoned {
  facts: StoryFacts
  history: History
  calibration: Calibration
  /** What the facts alone say, and what became of it by the project's own. */
  effort: number
  amount: number
}

/** Why an estimate is as it is: a sentence for each thing that moved it or its confidence, with the words that it was read from. */
export const reasonsOf = (reckoned: Reckoned): string[] => [
  ...factReasons(reckoned.facts),
  ...projectReasons(reckoned),
  ...doubts(reckoned),
]

function factReasons(facts: StoryFacts): string[] {
  const { criteria, verbs, integrations, unknowns } = facts
  return [
    ...saying(criteria, 'has', counted('acceptance criterion', 'acceptance criteria')),
    ...saying(verbs, 'says what is done with', counted('verb', 'verbs')),
    ...saying(integrations, 'reaches', counted('other system', 'other systems')),
    ...saying(unknowns, 'leaves', counted('thing open', 'things open')),
    ...[...risksOf(facts)].flatMap(([kind, risks]) => saying(risks, 'speaks of', () => kind)),
  ]
}

const mostNamed = 8
const longestNamed = 80

/** One sentence for what the story says, and one for what only the context does. */
const saying = (facts: readonly Fact[], does: string, what: (count: number) => string): string[] =>
  [...Map.groupBy(facts, ({ from }) => from)].map(([from, own]) => {
    const named = own.slice(0, mostNamed).map(({ words }) => `"${shortened(words)}"`)
    const more = own.length - named.length
    return `The ${from} ${does} ${what(own.length)}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
  })

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`

const shortened = (words: string): string =>
  words.length <= longestNamed ? words : `${words.slice(0, longestNamed).trimEnd()}…`

function projectReasons({ history: { examples, near }, calibration, effort, amount }: Reckoned): string[] {
  const close = near.map(({ number, title, points }) => `#${number} "${shortened(title)}" (${points})`)
  const { byProject, factor } = calibration
  return [
    ...(examples.length > 0
      ? [
          `By its words alone it would be ${tenths(effort)} points; by ${stories(examples.length)} of the project that is ${moved(byProject)}.`,
        ]
      : []),
    ...(close.length > 0
      ? [
          `By the nearest finished stories, here with their points, it is ${moved(factor / byProject)}: ${close.join(', ')}.`,
        ]
      : []),
    ...(amount > beyondScale
      ? [`It comes to ${tenths(amount)} points, more than the scale has: split the story.`]
      : []),
  ]
}

const tenths = (amount: number): string => String(Math.round(amount * 10) / 10)

/** Where the step after the last would begin. */
const beyondScale = Math.sqrt(21 * 34)

const stories = counted('finished story', 'finished stories')

const moved = (factor: number): string =>
  factor > 1.05
    ? `raised to ${Math.round(factor * 100)} %`
    : factor < 0.95
      ? `lowered to ${Math.round(factor * 100)} %`
      : 'borne out'

function doubts({ facts, history: { examples }, calibration: { agreement } }: Reckoned): string[] {
  return [
    ...(isSilent(facts)
      ? ['The story says nothing beyond its title, so hardly anything is known of it.']
      : facts.criteria.length === 0
        ? ['The story has no acceptance criteria, so what has to hold is not known.']
        : []),
    ...(facts.unread > 0
      ? [
          `${counted('sentence is', 'sentences are')(facts.unread)} not in English, so nothing was read there but criteria.`,
        ]
      : []),
    ...(examples.length === 0
      ? ['The project has no finished story with points, so nothing of its own calibrates this.']
      : examples.length < 5
        ? [`The project has only ${stories(examples.length)} with points to calibrate this.`]
        : []),
    ...(examples.length > 1 && agreement < 0.6
      ? ['The points of the finished stories do not go by what these say, so they tell little.']
      : []),
  ]
}

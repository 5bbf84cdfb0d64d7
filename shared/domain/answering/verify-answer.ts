import { habitOf, type NumberHabit } from '../numbers/written.ts'
import { once } from '../basics/once.ts'
import { sectionsOf } from '../text/sections.ts'
import { type Segment, segmentsIn } from './marked-sentences.ts'
import { fileOf } from './statements.ts'
import { supports, type Window } from './supports.ts'
import { tokensOf } from './tokens.ts'
import type { AnswerPassage, AnswerSentence, Citation } from './types.ts'
import { type Unit, unitsOf } from './units.ts'

export interface Verified {
  /** Those that hold, in the order of the answer, without their marks. */
  sentences: AnswerSentence[]
  /** How many did not. */
  removed: number
}

/** Nobody answers in more sentences; those behind them are removed. */
const mostSentences = 60
const longestSentence = 1_000
const longestPassage = 20_000
/** A sentence may put together what stands in so many sentences that follow each other. */
const widest = 3

/**
 * Holds the sentences of a model against the passages that they cite: each has to carry marks such as `[1]`, and what stands before a mark has to stand in the passage of that number, by its figures
 * with what they count, its names and dates, its denials and limits, and all words that say something, in their order. What does not is removed and counted; what holds gets the place where it stands. Words are
 * compared, never obeyed: a passage that gives orders is one more text. Takes the answer in plain text; costs its sentences times the passages that each cites.
 */
export function verifyAnswer({
  answer,
  passages,
}: {
  answer: string
  passages: readonly AnswerPassage[]
}): Verified {
  const read = new Map<number, Source>()
  const sourceOf = (n: number): Source | undefined => {
    const passage = passages.find((one) => one.n === n)
    if (!passage) return undefined
    const source = read.get(n) ?? sourceFrom(passage)
    read.set(n, source)
    return source
  }
  const said = segmentsIn(answer)
  const sentences = said.slice(0, mostSentences).flatMap(({ text, segments }): AnswerSentence[] => {
    const cited =
      text.length > longestSentence ? [] : segments.map((segment) => citationsOf(segment, sourceOf))
    const holds = cited.length > 0 && cited.every((citations) => citations.length > 0)
    return holds ? [{ text, citations: unlike(cited.flat()) }] : []
  })
  return { sentences, removed: said.length - sentences.length }
}

interface Source {
  passage: AnswerPassage
  units: Unit[]
  habit: NumberHabit
  /** Words of the headings above a place, and of its file's name. */
  aboveOf: (place: number) => ReadonlySet<string>
}

function sourceFrom(passage: AnswerPassage): Source {
  const habit = passage.habit ?? habitOf(passage.text.slice(0, longestPassage)) ?? 'open'
  const units = unitsOf(passage.text.slice(0, longestPassage), {
    headingsAt: passage.sections?.map(({ at }) => at),
    habit,
  })
  return {
    passage,
    habit,
    units: units.filter(({ kind }) => kind !== 'heading'),
    aboveOf: wordsAbove(passage),
  }
}

/** Read when they are asked for: a passage of many sections is cited for one of them. */
function wordsAbove(passage: AnswerPassage): Source['aboveOf'] {
  const sections = sectionsOf(passage.headings, passage.sections).map(({ from, headings }) => ({
    from,
    words: once(() => {
      const names = [...headings, fileOf(passage), passage.fileName].join('\n').slice(0, 2_000)
      return new Set(tokensOf(names).map(({ stem }) => stem))
    }),
  }))
  return (place) => sections.findLast(({ from }) => from <= place)?.words() ?? new Set()
}

/** The marks of a segment that hold, each with the narrowest place that says it. */
const citationsOf = ({ text, marks }: Segment, sourceOf: (n: number) => Source | undefined): Citation[] =>
  marks.flatMap((n) => {
    const source = sourceOf(n)
    const window = source && windowFor(text, source)
    if (!window) return []
    const { passage } = source
    const quote = passage.text.slice(window.start, window.end)
    return [{ n, start: passage.start + window.start, end: passage.start + window.end, quote }]
  })

function windowFor(said: string, { units, aboveOf, passage, habit }: Source): Window | undefined {
  // A model writes numbers as its source does.
  const tokens = tokensOf(said, habit)
  const told = new Set(tokens.filter(({ isIdle }) => !isIdle).map(({ stem }) => stem))
  for (let width = 1; width <= widest; width++)
    for (let at = 0; at + width <= units.length; at++) {
      const some = units.slice(at, at + width)
      // Each sentence of a window has to take part, so most windows are left at once.
      if (!some.every(({ stems }) => sharesAny(stems, told))) continue
      if (width > 1 && !some.every((unit) => isMostlyTold(unit, told))) continue
      const window = windowOf(some, passage.text, habit)
      if (supports({ text: said, tokens }, window, aboveOf(window.start))) return window
    }
  return undefined
}

/** Of sentences that are put together, each is told for the most part: the subject of one and the verb of the next are nobody's statement. */
const leastTold = 0.6
function isMostlyTold({ tokens }: Unit, told: ReadonlySet<string>): boolean {
  const own = tokens.filter(({ isIdle }) => !isIdle)
  return own.filter(({ stem }) => told.has(stem)).length >= own.length * leastTold
}

const sharesAny = (stems: ReadonlySet<string>, told: ReadonlySet<string>): boolean => {
  for (const stem of told) if (stems.has(stem)) return true
  return false
}

function windowOf(units: readonly Unit[], passage: string, habit: NumberHabit): Window {
  const start = units[0]?.start ?? 0
  const end = units.at(-1)?.end ?? 0
  const text = passage.slice(start, end).replace(/\s+/g, ' ')
  return { start, end, text, tokens: tokensOf(text, habit) }
}

const unlike = (citations: readonly Citation[]): Citation[] =>
  citations.filter(
    (one, at) =>
      citations.findIndex(({ n, start, end }) => n === one.n && start === one.start && end === one.end) ===
      at,
  )

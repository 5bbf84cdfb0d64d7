import { holdsExpected } from './expected.ts'
import { isAbout } from './subject.ts'
import type { Question, Wanted } from './read-question.ts'
import { isQuestion, type Statement } from './statements.ts'

/** How well a statement answers a question, where it does. */
export interface Supported {
  statement: Statement
  score: number
}

/** How much of what is asked has to stand where the answer stands. */
const leastCovered = 0.8
/** A word that is this near counts as said of the same thing. */
const near = 0.7

/** The statements that answer a question, the best first: all of what is fixed in it stands near them, nearly all of the rest, and they hold the kind of answer that it wants. */
export function supportOf(question: Question, statements: readonly Statement[]): Supported[] {
  if (question.wanted.length === 0) return []
  return tellingOf(question, statements)
    .filter((statement) => answers(question, statement))
    .map((statement) => ({ statement, score: scoreOf(question, statement) }))
    .toSorted((one, other) => other.score - one.score || one.statement.rank - other.statement.rank)
}

function answers(question: Question, statement: Statement): boolean {
  const { unit } = statement
  if (unit.isHead) return false
  const { wanted } = question
  const all = sumOf(wanted, () => 1)
  const creditOf = (one: Wanted) => nearness(one.stem, statement)
  if (wanted.some((one) => (one.isFixed || one.isTied) && creditOf(one) < near)) return false
  if (!question.named.every((one) => isSaidBy(one, statement) || isAbove(one, statement))) return false
  if (!question.quoted.every((text) => isQuotedNear(text, statement))) return false
  if (sumOf(wanted, creditOf) < leastCovered * all || isQuestion(unit)) return false
  return isTold(question, statement) && holdsExpected(question, statement) && isAbout(question, statement)
}

/** A name that stands everywhere is needed in no sentence, but where some of the files speak of it the others are about something else. */
function tellingOf({ wanted }: Question, statements: readonly Statement[]): readonly Statement[] {
  const common = wanted.filter(({ isCommon }) => isCommon)
  return common.reduce((left, { stem }) => {
    const telling = left.filter((statement) => isSpokenOf(stem, statement))
    return telling.length > 0 ? telling : left
  }, statements)
}

/** Anywhere in its file, as far as that is known. */
const isSpokenOf = (stem: string, { place }: Statement): boolean =>
  place.file.has(stem) || place.title.has(stem) || place.headings.flat().some((token) => token.stem === stem)

const sumOf = (wanted: readonly Wanted[], creditOf: (one: Wanted) => number): number =>
  wanted.reduce((sum, one) => sum + one.weight * creditOf(one), 0)

/** How near a word stands to what a statement says: 1 in it or in what leads to it, 0 nowhere in its passage. */
function nearness(stem: string, { unit, lead, before, after, heading, place }: Statement): number {
  if (unit.stems.has(stem) || lead?.stems.has(stem) || heading?.stems.has(stem)) return 1
  if (place.headings.at(-1)?.some((token) => token.stem === stem)) return 1
  if (before[0]?.stems.has(stem) || place.title.has(stem)) return 0.9
  if (place.headings.some((tokens) => tokens.some((token) => token.stem === stem))) return 0.9
  if (before[1]?.stems.has(stem)) return near
  if (after?.stems.has(stem)) return 0.3
  return place.stems.has(stem) ? 0.3 : 0
}

/** Whether a statement says something of what is asked itself, or stands under a heading that is just that: the title of a file alone says nothing of each of its sentences. */
function isTold({ wanted }: Question, statement: Statement): boolean {
  const { heading, place } = statement
  const heavy = wanted.filter(({ isLight }) => !isLight)
  const some = heavy.length > 0 ? heavy : wanted
  if (some.some(({ stem }) => isSaidBy(stem, statement))) return true
  const above = new Set(place.headings.at(-1)?.map(({ stem }) => stem))
  if (heading && !heading.isTitle) for (const stem of heading.stems) above.add(stem)
  const rest = some.filter(({ stem }) => !place.title.has(stem))
  return rest.length > 0 && rest.every(({ stem }) => above.has(stem))
}

/** By the statement, what leads to it, or the sentence that it leans on. */
const isSaidBy = (stem: string, { unit, lead, before }: Statement): boolean =>
  unit.stems.has(stem) ||
  lead?.stems.has(stem) === true ||
  (unit.leans && before[0]?.stems.has(stem) === true)

/** In the nearest heading, or in the title of the file. */
const isAbove = (stem: string, { heading, place }: Statement): boolean =>
  heading?.stems.has(stem) === true ||
  place.headings.at(-1)?.some((token) => token.stem === stem) === true ||
  place.title.has(stem)

const isQuotedNear = (text: string, { unit, lead, before, heading, place, passage }: Statement): boolean => {
  const around = [unit, lead, ...before, heading].map((one) => one?.text ?? '')
  return (
    [...around, ...place.named, passage.fileName].join('\n').toLowerCase().includes(text) ||
    place.units.length === 0
  )
}

/** By what a statement says itself before what stands around it, steps for who asks how, and the rank of its passage. */
function scoreOf({ wanted, kind }: Question, statement: Statement): number {
  const { unit, rank } = statement
  const own = sumOf(wanted, ({ stem }) => (unit.stems.has(stem) ? 1 : 0.7 * nearness(stem, statement)))
  const isStep = kind === 'how_to' && (unit.kind === 'item' || unit.text.endsWith(':'))
  return own / sumOf(wanted, () => 1) + (isStep ? 0.25 : 0) + 0.25 / (1 + rank / 3)
}

import { figuresIn, valuesIn } from '../../judging/ground/figures.ts'
import { normal, standsIn, wordsIn } from '../../judging/ground/normal.ts'
import { enteredTexts } from '../../judging/entries.ts'
import { expectedTexts } from '../../judging/blind-choice/facts.ts'
import { splitForPerson } from '../../prose-steps/for-person.ts'
import { compileStep } from '../../prose-steps/compile-step.ts'
import type { CompiledStep, StepProse } from '../../prose-steps/types.ts'
import { quoted } from '../../text/quoted.ts'
import { longestData, longestText } from './limits.ts'
import { isLiteral } from './is-literal.ts'
import { isMeant, numbersIn, proseText, wordsOf, type PageWords, type Words } from './step-words.ts'

interface Ground {
  /** Words of the author in the whole case. */
  authored: Words
  page: PageWords
}

/** A certain difference between a step and its rewording. */
export interface Objection {
  /** A person decides about a doubt, or a second reader where it is about the expected result. */
  is: 'refusal' | 'doubt'
  about: 'action' | 'expectation'
  reason: string
}

const refusal = (about: Objection['about'], reason: string): Objection => ({ is: 'refusal', about, reason })
const doubt = (about: Objection['about'], reason: string): Objection => ({ is: 'doubt', about, reason })

/**
 * Why a step in other words is not the same step, or may not be; undefined where nothing shows that. Decided by what is certain: quoted texts, numbers,
 * entries, and whether something is done or expected at all. What a sentence means is for a second reader.
 */
export function objectionTo(before: StepProse, after: StepProse, ground: Ground): Objection | undefined {
  if (isCut(before)) return refusal('action', 'The step is too long to be said in other words.')
  const was = compileStep(before, { earlier: [] })
  const is = compileStep(after, { earlier: [] })
  return (
    whyOther(before, after, { was, is }) ?? whyAdded(after, is, ground) ?? whyLess(before, after, { was, is })
  )
}

const isCut = ({ action, expectedResult, testData = '' }: StepProse): boolean =>
  Math.max(action.length, expectedResult.length) > longestText || testData.length > longestData

const isBlank = (text: string): boolean => text.trim() === ''

interface Compiled {
  was: CompiledStep
  is: CompiledStep
}

/** Only one of both does or expects something. For a step that is read to its last word, its actions and checks are certain. */
function whyOther(before: StepProse, after: StepProse, { was, is }: Compiled): Objection | undefined {
  if (!isBlank(before.expectedResult) && isBlank(after.expectedResult))
    return refusal('expectation', 'What it expects is left out.')
  // What is read beyond the step language may be a look only: "Check the tabs".
  const isWhole = isLiteral(before, was)
  if (isWhole && was.actions.length > 0 && is.actions.length === 0 && isBlank(after.action))
    return refusal('action', 'What it does is left out.')
  const wasPlain = isWhole && was.checks.length === 0
  if (wasPlain && isBlank(before.expectedResult) && !isBlank(after.expectedResult))
    return refusal('expectation', 'The step expects nothing, and its rewording does.')
  return undefined
}

/** Values and texts that the author of the step did not write. */
function whyAdded(
  after: StepProse,
  { actions, checks }: CompiledStep,
  { authored, page }: Ground,
): Objection | undefined {
  const literals = new Set(
    [...after.expectedResult.matchAll(quoted)].map(([literal]) => literal.slice(1, -1)),
  )
  const expected = checks.flatMap(expectedTexts).filter((text) => literals.has(text))
  const invented = (texts: readonly string[]) => texts.find((literal) => !isMeant(literal, authored, page))
  const entry = invented(enteredTexts(actions))
  if (entry !== undefined) return refusal('action', `“${entry.slice(0, 100)}” is not what the step says.`)
  const text = invented(expected)
  if (text !== undefined) return refusal('expectation', `“${text.slice(0, 100)}” is not what the step says.`)
  return addedFigure(after, authored, page)
}

/** Names of the page may hold numbers that nobody wrote. */
function addedFigure(
  { action, expectedResult }: StepProse,
  authored: Words,
  page: PageWords,
): Objection | undefined {
  for (const [about, text] of [['action', action] as const, ['expectation', expectedResult] as const]) {
    const bare = text.replaceAll(quoted, (literal) => {
      const inner = literal.slice(1, -1)
      return page.names.has(normal(inner)) || isMeant(inner, authored, page) ? ' ' : literal
    })
    const figure = figuresIn(bare).find(({ values }) => !values.some((value) => authored.values.has(value)))
    // Entered values are checked already: any other number of an action counts presses or places.
    const reason = `The “${figure?.written}” is not in the step.`
    if (figure) return about === 'action' ? doubt(about, reason) : refusal(about, reason)
  }
  return undefined
}

function whyLess(before: StepProse, after: StepProse, { was, is }: Compiled): Objection | undefined {
  const halves = [
    ['expectation', before.expectedResult],
    ['action', `${before.action}\n${before.testData ?? ''}`],
  ] as const
  // A run does not check what is left to a person.
  const whole = proseText({ ...after, expectedResult: splitForPerson(after.expectedResult).checked })
  const [text, values] = [normal(whole), new Set(valuesIn(whole))]
  const numbers = new Set(numbersIn(whole))
  for (const [about, half] of halves) {
    const literal = [...half.matchAll(quoted)].find(
      ([quote]) => !standsIn(normal(quote.slice(1, -1)), text),
    )?.[0]
    if (literal !== undefined) return doubt(about, `${literal.slice(0, 100)} of the step is left out.`)
    const figure = figuresIn(half).find(
      ({ written, values: figureValues }) =>
        !figureValues.some((value) => values.has(value)) &&
        !standsIn(normal(written), text) &&
        !(written.match(/\d{1,9}/g) ?? ['']).every((digits) => numbers.has(Number(digits))),
    )
    if (figure) return doubt(about, `The “${figure.written}” of the step is left out.`)
  }
  const isDataGone = !isBlank(before.testData ?? '') && isBlank(after.testData ?? '')
  const words = wordsOf(after.action)
  const isTyped = wordsIn(normal(before.testData ?? '')).some((word) => words.words.has(word))
  if (isDataGone && !isTyped) return doubt('action', 'The data of the step are left out.')
  const denials = ({ checks }: CompiledStep) => checks.filter(({ negated }) => negated === true).length
  const isRead = was.problems.length === 0 && is.problems.length === 0 && was.checks.length > 0
  return isRead && denials(was) !== denials(is)
    ? doubt('expectation', 'What it says is there, and what it says is not, may be another.')
    : undefined
}

import { figuresIn, valuesIn } from '../../judging/ground/figures.ts'
import { normal, standsIn, wordsIn } from '../../judging/ground/normal.ts'
import { entryOf, isTick } from '../../judging/entries.ts'
import { expectedTexts } from '../../judging/blind-choice/facts.ts'
import { splitForPerson } from '../../prose-steps/for-person.ts'
import { compileStep } from '../../prose-steps/compile-step.ts'
import type { CompiledStep, StepProse } from '../../prose-steps/types.ts'
import { quoted } from '../../text/quoted.ts'
import { longestData, longestText } from './limits.ts'
import { isLiteral } from './is-literal.ts'
import { isMeant, proseText, wordsOf, type PageWords, type Words } from './step-words.ts'

interface Ground {
  /** What its author wrote of the whole case. */
  own: Words
  page: PageWords
}

/** What is certain of a step in other words. */
export interface Objection {
  /** A doubt is for a person to decide, or for a second reader where it is about what is expected. */
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

/** Something is done or expected, and then nothing, or the other way round. Of a step that was read to its last word, what it does and checks is known. */
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

/** Values and texts that its author never wrote were decided by somebody else. */
function whyAdded(
  after: StepProse,
  { actions, checks }: CompiledStep,
  { own, page }: Ground,
): Objection | undefined {
  const entered = actions.flatMap((action) => {
    const entry = entryOf(action)
    return entry && !isTick(entry) ? [entry.value] : []
  })
  const literals = new Set(
    [...after.expectedResult.matchAll(quoted)].map(([literal]) => literal.slice(1, -1)),
  )
  const expected = checks.flatMap(expectedTexts).filter((text) => literals.has(text))
  const invented = (texts: readonly string[]) => texts.find((literal) => !isMeant(literal, own, page))
  const entry = invented(entered)
  if (entry !== undefined) return refusal('action', `“${entry.slice(0, 100)}” is not what the step says.`)
  const text = invented(expected)
  if (text !== undefined) return refusal('expectation', `“${text.slice(0, 100)}” is not what the step says.`)
  return addedFigure(after, own, page)
}

/** Names of the page may hold numbers that nobody wrote, and what is typed was looked at. */
function addedFigure(
  { action, expectedResult }: StepProse,
  own: Words,
  page: PageWords,
): Objection | undefined {
  for (const [about, text] of [['action', action] as const, ['expectation', expectedResult] as const]) {
    const bare = text.replaceAll(quoted, (literal) => {
      const inner = literal.slice(1, -1)
      return page.names.has(normal(inner)) || isMeant(inner, own, page) ? ' ' : literal
    })
    const figure = figuresIn(bare).find(({ values }) => !values.some((value) => own.values.has(value)))
    // What is entered was looked at: another number of an action counts presses or places.
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
  // A value that is left to a person is no longer checked.
  const whole = proseText({ ...after, expectedResult: splitForPerson(after.expectedResult).checked })
  const [text, values] = [normal(whole), new Set(valuesIn(whole))]
  const numbers = new Set((whole.match(/\d{1,9}/g) ?? []).map(Number))
  for (const [about, half] of halves) {
    const literal = [...half.matchAll(quoted)].find(([own]) => !standsIn(normal(own.slice(1, -1)), text))?.[0]
    if (literal !== undefined) return doubt(about, `${literal.slice(0, 100)} of the step is left out.`)
    const figure = figuresIn(half).find(
      ({ written, values: own }) =>
        !own.some((value) => values.has(value)) &&
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

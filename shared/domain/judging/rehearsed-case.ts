import type { Cause } from '../verdict-causes/causes-of-codes.ts'
import { causeOf } from '../verdict-causes/cause-of.ts'
import { codeOf } from '../defect-fingerprints/fingerprint.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { citedSentence } from './cited-sentence.ts'

export const rehearsalStates = ['passes', 'differs', 'not_performed', 'not_rehearsed'] as const
export type RehearsalState = (typeof rehearsalStates)[number]

/** What a person says of a case that differs: the page is wrong and the case stays, or the text was read wrongly and the case goes. */
export const rehearsalTakes = ['page_is_wrong', 'reading_is_wrong'] as const
export type RehearsalTake = (typeof rehearsalTakes)[number]

/** What one case came to when it was played on the page once. */
export interface RehearsedCase {
  testCaseId: string
  state: RehearsalState
  /** In a sentence or two. */
  reason: string
  /** The step where it ended; absent for the expected result of the whole case. */
  stepNumber?: number
  /** The expected result that is false, in the words of the case. */
  expected?: string
  /** What the page showed instead, as the checks read it. */
  seen?: string
  /** The sentence of the text that the expected result rests on. */
  sentence?: string
  screenshotKey?: string
  /** Of a case that was not performed: where the reason lies. */
  cause?: Cause
  take?: RehearsalTake
}

interface PlayedCheck {
  expected: string
  actual: string
  passed: boolean
}

interface PlayedStep {
  stepNumber: number
  action: string
  status: 'passed' | 'failed' | 'error' | 'skipped'
  error?: string | undefined
  screenshotKey?: string | undefined
  targetScreenshotKey?: string | undefined
  assertions: readonly PlayedCheck[]
}

/** The result of a case as the runner gives it. */
export interface PlayedCase {
  status: 'passed' | 'failed' | 'error' | 'skipped'
  error?: string | undefined
  steps: readonly PlayedStep[]
  /** Checks of the expected result of the whole case. */
  assertions: readonly PlayedCheck[]
}

const most = { text: 4000, reason: 1000 }

/** Ends that say nothing of the case: the next rehearsal takes it up. */
const stops = new Set(['cases.timeout', 'cases.browser_lost', 'steps.browser_failed'])

const overTime = 'The time of the rehearsal was over before this case had come to an end.'

/**
 * What a played case means: it passes, the page differs from the text (an expected result was checked and is false), it could not be performed, or it was
 * stopped, which is no finding. Never throws.
 */
export function rehearsedCase(testCase: TestCase, played: PlayedCase): RehearsedCase {
  const { id: testCaseId } = testCase
  const step = played.steps.find(({ status }) => status === 'failed' || status === 'error')
  const words = wordsOf(played.error ?? step?.error ?? '')
  const cause = causeOf(played)
  if (played.status === 'passed') return { testCaseId, state: 'passes', reason: passes }
  if (played.status === 'failed') return differing(testCase, played, step)
  if (played.status === 'skipped') return notRehearsed(testCaseId, overTime)
  if (stops.has(codeOf(played.error ?? '') ?? '')) return notRehearsed(testCaseId, words)
  const where = step ? `Step ${step.stepNumber} could not be done` : 'The case could not be judged'
  return {
    testCaseId,
    state: 'not_performed',
    reason: cut(`${where}. ${words}`, most.reason),
    ...(step && { stepNumber: step.stepNumber }),
    ...pictureOf(step ?? played.steps.at(-1)),
    ...(cause && { cause }),
  }
}

export const notRehearsed = (testCaseId: string, reason: string): RehearsedCase => ({
  testCaseId,
  state: 'not_rehearsed',
  reason: cut(reason, most.reason),
})

const passes = 'Played on the page: every step was done, and what is expected was seen.'

function differing(testCase: TestCase, played: PlayedCase, step: PlayedStep | undefined): RehearsedCase {
  const checks = (step ?? played).assertions.filter(({ passed }) => !passed)
  const told = step && testCase.steps?.find(({ stepNumber }) => stepNumber === step.stepNumber)
  const wanted = (step ? told?.expectedResult : testCase.expectedResult) ?? ''
  const expected = cut(wanted || checks.map((check) => check.expected).join('; '), most.text)
  const seen = cut([...new Set(checks.map(({ actual }) => actual))].join('; '), most.text)
  const sentence = citedSentence(testCase, expected)
  const where = step ? `At step ${step.stepNumber} the` : 'At its end the'
  const shown = seen === '' ? '' : ` Seen: ${clipped(seen)}`
  const reason = `${where} page differs from the text. Expected: ${clipped(expected)}${shown}`
  return {
    testCaseId: testCase.id,
    state: 'differs',
    reason: cut(reason, most.reason),
    ...(step && { stepNumber: step.stepNumber }),
    expected,
    seen,
    ...(sentence !== undefined && { sentence }),
    ...pictureOf(step ?? played.steps.at(-1)),
  }
}

function pictureOf(step: PlayedStep | undefined) {
  const key = step?.screenshotKey ?? step?.targetScreenshotKey
  return key === undefined ? {} : { screenshotKey: key }
}

/** The words of an error, without the code in front. */
function wordsOf(error: string): string {
  const code = codeOf(error)
  return code ? error.slice(error.indexOf(':') + 1).trim() : error
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text
const clipped = (text: string): string => `“${cut(text, 400)}”`

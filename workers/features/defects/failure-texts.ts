import { codeOf } from '../../../shared/domain/defect-fingerprints/fingerprint.ts'
import { type Failure, stepOf } from './failures.ts'

// What people may write has room for more: they go on from here.
const mostOfText = 8_000
const mostOfTitle = 250
const mostOfCaseTitle = 120
const mostOfError = 2_000

/** What a defect says that a run makes, within what people may write: it can be sent back as it is. */
export function textsOf(failure: Failure) {
  const error = errorOf(failure)
  const { testCase, stepNumber, verdict } = failure
  const place = stepNumber === 0 ? '' : `, step ${stepNumber}`
  const did = verdict === 'failed' ? 'failed' : 'could not be judged'
  const where = stepNumber === 0 ? 'The test case' : `Step ${stepNumber} of the test case`
  return {
    title: cut(
      `${cut(oneLine(testCase.title), mostOfCaseTitle)}${place}: ${oneLine(firstOf(error))}`,
      mostOfTitle,
    ),
    description: cut(plain(`${where} “${testCase.title}” ${did}.\n\n${error}`), mostOfText),
    stepsToReproduce: cut(plain(reproduction(failure)), mostOfText),
  }
}

/** Of several expectations that do not hold, the first names the defect; its description has all of them. */
const firstOf = (error: string) => error.replace(/(?<=\. )Expected: .*$/s, '').trimEnd()

/** The error in words: without its code, and without the place in our guide. */
export function errorOf({ error }: Pick<Failure, 'error'>): string {
  const code = codeOf(error)
  const said = code === undefined ? error : error.slice(code.length + 2)
  return cut(plain(said.replace(/ See \/docs\/\S+$/, '')).trim() || 'No reason was told.', mostOfError)
}

/** What a run saw of a failure, as a defect keeps it. */
export const evidenceOf = (executionId: string, failure: Failure) => ({
  executionId,
  stepNumber: failure.stepNumber,
  error: errorOf(failure),
  screenshotKey: failure.screenshotKey,
  videoKey: failure.videoKey,
})

/** What leads to the failure: what holds before, and each step up to the one that failed. */
function reproduction({ testCase, stepNumber }: Failure): string {
  const { preconditions = [], steps = [], expectedResult = '' } = testCase
  const last = stepOf({ testCase, stepNumber })
  const played = last ? steps.slice(0, steps.indexOf(last) + 1) : steps
  return [
    ...preconditions.map((held) => `Before: ${held}`),
    ...played.flatMap(({ stepNumber: number, action, testData = '', expectedResult: expected }) => [
      `${number}. ${action}`,
      ...(testData === '' ? [] : [`   Test data: ${testData}`]),
      ...(expected === '' ? [] : [`   Expected: ${expected}`]),
    ]),
    ...(last || expectedResult === '' ? [] : [`Expected in the end: ${expectedResult}`]),
  ].join('\n')
}

const plain = (text: string) => text.replaceAll(/(?![\t\n])\p{Cc}/gu, ' ').toWellFormed()

const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .toWellFormed()
    .trim()

/** The beginning of a text, up to so many characters, with a sign that there is more. */
const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

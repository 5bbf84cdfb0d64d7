import { criterionKey } from '../../stories/diff/index.ts'
import { tidied } from '../wording/text.ts'
import type { AcceptanceCriterion, ToldStory } from '../types.ts'

/** Which parts of a story fail now: what fails is promised to nobody. */
export interface Failing {
  /** The story as a whole cannot be relied on. */
  whole: boolean
  /** Places of its criteria whose case failed last. */
  criteria: ReadonlySet<number>
  /** What says so, in words. */
  because: string
}

/** What failed last of a story: a case bound to a criterion takes that criterion along, any other one the whole story, and so does a line of given test results. */
export function failingOf(story: ToldStory, failedLines: readonly string[]): Failing {
  const failed = story.cases.filter(({ status }) => status === 'failed' || status === 'error')
  const keys = story.acceptanceCriteria.map((one) => criterionKey(one))
  const places = failed.map(({ criterion }) => placeOf(keys, criterion))
  const told = failedLines.find((line) => names(line, story))
  const criteria = new Set(places.filter((place) => place >= 0))
  const whole =
    told !== undefined || places.includes(-1) || (keys.length > 0 && criteria.size === keys.length)
  const cases = failed.map(({ number }) => `#${number}`).join(', ')
  return {
    whole,
    criteria,
    because:
      told === undefined
        ? `the last run of test case ${cases} did not pass`
        : 'the test results name it as failed',
  }
}

const placeOf = (keys: readonly string[], criterion: AcceptanceCriterion | null): number =>
  criterion === null ? -1 : keys.indexOf(criterionKey(criterion))

const failures = /\b(?:fail(?:s|ed|ing|ure)?|errors?|errored|broken|not ok|not passed)\b|[✗✘❌]/iu
const none = /\b(?:0|no|none|zero)\s+(?:\w+\s+){0,2}(?:fail|error)/i

/** The lines of test results that speak of a failure. */
export const failedLinesOf = (testResults: string): string[] =>
  testResults
    .split(/\r?\n/)
    .map((line) => tidied(line).toLowerCase())
    .filter((line) => failures.test(line) && !none.test(line))

function names(line: string, { title, number }: ToldStory): boolean {
  if (number !== null && new RegExp(String.raw`#${number}(?!\d)`).test(line)) return true
  const own = tidied(title).toLowerCase()
  return (
    own.length >= 3 &&
    ` ${line.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${own.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)
  )
}

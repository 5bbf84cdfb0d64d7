import type { Limit } from '../../catalogue/limits.ts'
import { slotsOf } from '../../catalogue/slots.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { MarkedText } from '../requirements/marked-statements.ts'

/**
 * Whether what a case of prose claims is in doubt: it does a deed whose words are a clause cut wrongly, it says that something is (not) accepted that it does not enter, or the marks of its sentence
 * read the one limit of it the other way round. Two readings that contradict one another prove nothing.
 */
export function isDoubted(testCase: TestCase, marked: MarkedText | undefined): boolean {
  const { steps = [], expectedResult = '' } = testCase
  if (steps.some(({ action }) => isCutWrongly(action, marked))) return true
  const tried = (testCase.coverageItems ?? []).filter(({ valid }) => valid !== undefined)
  const isJudged = /\b(?:is|are)(?: not)? accepted\b/.test(expectedResult)
  const isCounted = (testCase.preconditions ?? []).some((text) =>
    text.startsWith('The number of entries of '),
  )
  if (isJudged && isCounted) return true
  return tried.some(({ value, valid }) => marked !== undefined && contradicts(marked, value, valid))
}

/** "Pack the borrower may withdraw", "pack an Approved": a deed has no verb of its own behind it, and its thing is no state alone. */
function isCutWrongly(action: string, marked: MarkedText | undefined): boolean {
  const plain = action.replace(/"[^"]*"/g, '""')
  if (/^(?!Try |As )\S+ (?:the|an?) .*\b(?:may|can|must|shall|should)\b/.test(plain)) return true
  const states = (marked?.marks.roles ?? []).flatMap(({ tag, start, end }) =>
    tag === 'S' ? [marked?.text.slice(start, end).toLowerCase()] : [],
  )
  const last = /\ban? (\S+)$/.exec(plain)?.[1]?.toLowerCase()
  return last !== undefined && states.includes(last)
}

const plainNumber = /^-?\d{1,9}(?:\.\d{1,4})?$/

/** Whether the only limit that is marked in a sentence has a tried number on the other side. Lengths are tried by texts, and sums in units of their own. */
function contradicts(
  { text, marks }: MarkedText,
  value: string | undefined,
  valid: boolean | undefined,
): boolean {
  if (value === undefined || !plainNumber.test(value)) return false
  if (marks.kinds.some(({ kind }) => kind === 'length' || kind === 'format')) return false
  const { limits } = slotsOf(text, marks)
  const numbers = marks.roles.filter(({ tag }) => tag === 'N').length
  const [limit] = limits
  if (!limit || limits.length > 1 || numbers > (limit.low && limit.high ? 2 : 1)) return false
  // "18.5" is refused where whole numbers are asked for, although it lies within the limit.
  if (value.includes('.') && !limit.low?.amount.places && !limit.high?.amount.places) return false
  const side = sideOf(limit, Number(value))
  return side !== undefined && side !== valid
}

/** Whether a number is within a limit; undefined where the limit is an exact number. */
function sideOf({ low, high, exact }: Limit, value: number): boolean | undefined {
  if (exact || (!low && !high)) return undefined
  const isAbove = !low || value > numberOf(low) || (low.inclusive && value === numberOf(low))
  const isBelow = !high || value < numberOf(high) || (high.inclusive && value === numberOf(high))
  return isAbove && isBelow
}

const numberOf = ({ amount: { units, places } }: NonNullable<Limit['low']>): number =>
  Number(units) / 10 ** places

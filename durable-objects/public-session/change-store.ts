import { type Difference, differenceOf } from '../../shared/domain/test-cases/difference.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { readDocument, writeDocument } from '../documents.ts'
import type { Outcome, SessionRecord } from './rules.ts'

const mostChanges = 10
/** Of all differences that are kept, as JSON. */
const mostHistory = 4_000_000

/** What a message changed. Those that were kept before messages were have neither it nor its time. */
export interface KeptChange extends Difference {
  message?: string
  /** When it was answered, as its turn says; milliseconds since the epoch. */
  at?: number
}

/** What messages changed, the last one first; of long ones fewer are kept. */
export function readChanges(sql: SqlStorage): KeptChange[] {
  return (readDocument(sql, 'changes') as KeptChange[] | null) ?? []
}

export function writeChanges(sql: SqlStorage, changes: readonly KeptChange[]): void {
  let left = mostHistory
  const recent = changes.slice(0, mostChanges).filter((change) => {
    left -= JSON.stringify(change).length
    return left >= 0
  })
  writeDocument(sql, 'changes', recent)
}

/** What can be taken back then: cases that a generation made anew are another matter than those before them. */
export function historyAfter(
  changes: readonly KeptChange[],
  before: SessionRecord & { testCases: TestCase[] },
  { history, testCases, scope, format }: Outcome,
  asked: Required<Pick<KeptChange, 'message' | 'at'>>,
): readonly KeptChange[] {
  if (history === 'takes_back') return changes.slice(1)
  if (history !== 'keeps') return testCases ? [] : changes
  const made = differenceOf(before, { testCases: testCases ?? before.testCases, scope, format })
  return made ? [{ ...made, ...asked }, ...changes] : changes
}

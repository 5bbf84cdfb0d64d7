import { type Difference, differenceOf } from '../../shared/domain/test-cases/difference.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { readDocument, writeDocument } from '../documents.ts'
import type { Outcome, SessionRecord } from './rules.ts'

const mostChanges = 10
/** Of all differences that are kept, as JSON. */
const mostHistory = 4_000_000

/** What messages changed, the last one first; of long ones fewer are kept. */
export function readChanges(sql: SqlStorage): Difference[] {
  return (readDocument(sql, 'changes') as Difference[] | null) ?? []
}

export function writeChanges(sql: SqlStorage, changes: readonly Difference[]): void {
  let left = mostHistory
  const recent = changes.slice(0, mostChanges).filter((change) => {
    left -= JSON.stringify(change).length
    return left >= 0
  })
  writeDocument(sql, 'changes', recent)
}

/** What can be taken back then: cases that a generation made anew are another matter than those before them. */
export function historyAfter(
  changes: readonly Difference[],
  before: SessionRecord & { testCases: TestCase[] },
  { history, testCases, scope, format }: Outcome,
): readonly Difference[] {
  if (history === 'takes_back') return changes.slice(1)
  if (history !== 'keeps') return testCases ? [] : changes
  const made = differenceOf(before, { testCases: testCases ?? before.testCases, scope, format })
  return made ? [made, ...changes] : changes
}

import { type Difference, differenceOf } from '../../shared/domain/test-cases/difference.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { readDocument, writeDocument } from '../documents.ts'
import type { Outcome, SessionRecord } from './rules.ts'

const mostChanges = 10
/** Characters of all stored differences, as JSON. */
const mostHistory = 4_000_000

/** What a message changed. Old entries have neither the message nor its time. */
export interface StoredChange extends Difference {
  message?: string
  /** When it was answered, as its turn says; milliseconds since the epoch. */
  at?: number
}

/** What messages changed, the last one first; fewer are stored when they are long. */
export function readChanges(sql: SqlStorage): StoredChange[] {
  return (readDocument(sql, 'changes') as StoredChange[] | null) ?? []
}

export function writeChanges(sql: SqlStorage, changes: readonly StoredChange[]): void {
  let left = mostHistory
  const recent = changes.slice(0, mostChanges).filter((change) => {
    left -= JSON.stringify(change).length
    return left >= 0
  })
  writeDocument(sql, 'changes', recent)
}

/** The changes that can be reverted after an outcome; none after a new generation. */
export function historyAfter(
  changes: readonly StoredChange[],
  before: SessionRecord & { testCases: TestCase[] },
  { history, testCases, scope, format }: Outcome,
  turn: Required<Pick<StoredChange, 'message' | 'at'>>,
): readonly StoredChange[] {
  if (history === 'takes_back') return changes.slice(1)
  if (history !== 'keeps') return testCases ? [] : changes
  const difference = differenceOf(before, { testCases: testCases ?? before.testCases, scope, format })
  return difference ? [{ ...difference, ...turn }, ...changes] : changes
}

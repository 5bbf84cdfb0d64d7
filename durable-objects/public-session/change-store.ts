import type { Difference } from '../../shared/domain/test-cases/difference.ts'
import { readDocument, writeDocument } from '../documents.ts'

const mostChanges = 10
/** Of all differences that are kept, as JSON. */
const mostHistory = 4_000_000

/** What messages changed, the last one first; of long ones fewer are kept. */
export function readChanges(sql: SqlStorage): Difference[] {
  return (readDocument(sql, 'changes') as Difference[] | null) ?? []
}

export function writeChanges(sql: SqlStorage, changes: readonly Difference[]): void {
  let left = mostHistory
  const kept = changes.slice(0, mostChanges).filter((change) => {
    left -= JSON.stringify(change).length
    return left >= 0
  })
  writeDocument(sql, 'changes', kept)
}

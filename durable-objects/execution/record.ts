import type { ExecutionStatus } from '../../shared/kernel/events.ts'
import { readDocument } from '../documents.ts'
import { readCases } from './cases.ts'
import type { ExecutionError, ExecutionKind, ExecutionState } from './state.ts'

/** An execution as others read it. Times are milliseconds since the epoch. */
export interface ExecutionRecord {
  executionId: string
  kind: ExecutionKind
  sessionId: string | null
  organizationId: string | null
  status: ExecutionStatus
  createdAt: number
  startedAt: number | null
  finishedAt: number | null
  input: unknown
  result: unknown
  error: ExecutionError | null
  /** Results of the cases so far, by index. */
  cases: unknown[]
  attempt: number
}

export function readRecord(sql: SqlStorage, state: ExecutionState): ExecutionRecord {
  const { executionId, kind, sessionId, organizationId, status, attempt, error } = state
  return {
    executionId,
    kind,
    sessionId,
    organizationId,
    status,
    createdAt: state.createdAt,
    startedAt: state.startedAt,
    finishedAt: state.finishedAt,
    input: readDocument(sql, 'input'),
    result: readDocument(sql, 'result'),
    error,
    cases: readCases(sql),
    attempt,
  }
}

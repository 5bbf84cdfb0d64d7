import { readDocument } from '../documents.ts'
import { readCases } from './cases.ts'
import type { ExecutionState } from './state.ts'

type Shown =
  | 'executionId'
  | 'kind'
  | 'sessionId'
  | 'organizationId'
  | 'projectId'
  | 'status'
  | 'createdAt'
  | 'startedAt'
  | 'finishedAt'
  | 'error'

/** An execution as others read it. Times are milliseconds since the epoch. */
export interface ExecutionRecord extends Pick<ExecutionState, Shown> {
  input: unknown
  result: unknown
  /** Results of the cases so far, by index. */
  cases: unknown[]
  attempt: number
}

export function readRecord(sql: SqlStorage, state: ExecutionState): ExecutionRecord {
  const { executionId, kind, sessionId, organizationId, projectId, status, attempt, error } = state
  return {
    executionId,
    kind,
    sessionId,
    organizationId,
    projectId,
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

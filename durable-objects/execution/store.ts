import type { ExecutionStatus } from '../../shared/kernel/events.ts'
import { isMigrated } from '../migrate.ts'
import type { ExecutionKind, ExecutionState } from './state.ts'

type Row = {
  execution_id: string
  kind: ExecutionKind
  session_id: string | null
  organization_id: string | null
  project_id: string | null
  status: ExecutionStatus
  created_at: number
  started_at: number | null
  finished_at: number | null
  deadline_at: number
  silence_ms: number
  heard_at: number
  cancelled_at: number | null
  attempt: number
  error: string | null
  settle_at: number | null
  settle_tries: number
}

/** Reads how the execution stands; null when there is none. A batch counts as a sign of life, so that appending one costs one row and not two. */
export function readState(sql: SqlStorage): ExecutionState | null {
  if (!isMigrated(sql)) return null
  const [row] = sql.exec<Row>('SELECT * FROM execution').toArray()
  if (!row) return null
  return {
    executionId: row.execution_id,
    kind: row.kind,
    sessionId: row.session_id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    status: row.status,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    deadlineAt: row.deadline_at,
    silenceMs: row.silence_ms,
    heardAt: Math.max(row.heard_at, lastBatch(sql).at),
    cancelledAt: row.cancelled_at,
    attempt: row.attempt,
    error: row.error === null ? null : JSON.parse(row.error),
    settleAt: row.settle_at,
    settleTries: row.settle_tries,
  }
}

export function writeState(sql: SqlStorage, state: ExecutionState): void {
  sql.exec(
    `INSERT OR REPLACE INTO execution (id, execution_id, kind, session_id, organization_id, project_id, status, created_at,
      started_at, finished_at, deadline_at, silence_ms, heard_at, cancelled_at, attempt, error, settle_at, settle_tries)
    VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    state.executionId,
    state.kind,
    state.sessionId,
    state.organizationId,
    state.projectId,
    state.status,
    state.createdAt,
    state.startedAt,
    state.finishedAt,
    state.deadlineAt,
    state.silenceMs,
    state.heardAt,
    state.cancelledAt,
    state.attempt,
    state.error && JSON.stringify(state.error),
    state.settleAt,
    state.settleTries,
  )
}

/** Notes a sign of life that left no event. */
export function writeHeard(sql: SqlStorage, heardAt: number): void {
  sql.exec('UPDATE execution SET heard_at = ?', heardAt)
}

/** The number and time of the last event; zeros before the first. */
export function lastBatch(sql: SqlStorage): { lastSeq: number; at: number } {
  const [row] = sql
    .exec<{ last_seq: number; at: number }>('SELECT last_seq, at FROM batches ORDER BY seq DESC LIMIT 1')
    .toArray()
  return { lastSeq: row?.last_seq ?? 0, at: row?.at ?? 0 }
}

import type { EventPayload, ExecutionStatus } from '../../shared/kernel/events.ts'

export type ExecutionKind = 'generation' | 'hosted-run' | 'rehearsal'
export type EndStatus = 'completed' | 'failed' | 'cancelled'

export interface ExecutionError {
  error: string
  message: string
}

/** How one execution stands. Times are milliseconds since the epoch. */
export interface ExecutionState {
  executionId: string
  kind: ExecutionKind
  sessionId: string | null
  organizationId: string | null
  /** The project of a run that belongs to one. */
  projectId: string | null
  status: ExecutionStatus
  createdAt: number
  startedAt: number | null
  finishedAt: number | null
  deadlineAt: number
  silenceMs: number
  /** The last sign of life from whoever does the work. */
  heardAt: number
  cancelledAt: number | null
  /** Counts the attempts to do the work. Only the latest may write: an older one that comes back is refused. */
  attempt: number
  error: ExecutionError | null
  /** When the end of the execution is next made known to session and followers; null when all know. */
  settleAt: number | null
  settleTries: number
}

export interface StartRequest {
  kind: ExecutionKind
  executionId: string
  sessionId: string | null
  organizationId: string | null
  projectId?: string
  deadlineAt: number
  /** How long the run may say nothing before it is ended as failed. */
  silenceMs?: number
  input: unknown
  /** First events, so that a follower sees one at once. */
  events?: EventPayload[]
  now: number
}

export interface FinishRequest {
  attempt: number
  status: EndStatus
  counts?: Record<string, number>
  totals?: Record<string, number>
  error?: ExecutionError
  result?: unknown
  now: number
}

/** How an execution ends: by its runner, by a cancellation, or by itself. */
export interface End extends Omit<FinishRequest, 'attempt' | 'result'> {
  settleAt: number
}

export type Refusal = {
  ok: false
  code: 'executions.not_found' | 'executions.over' | 'executions.stale_attempt'
}

import { type EventPayload, type ExecutionStatus, isOver } from '../../shared/kernel/events.ts'

export type ExecutionKind = 'generation' | 'hosted-run'
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

const second = 1000

/** How long a run may say nothing. A browser run waits for a free browser and for slow pages; a generation never waits long. */
export const defaultSilenceMs: Record<ExecutionKind, number> = {
  generation: 60 * second,
  'hosted-run': 300 * second,
}

/** How long a cancelled run may take to notice: a step may last 30 seconds. */
export const cancelGraceMs = 60 * second

/** After an end the runner itself brings the session up to date; this much later it is made sure that it did. */
export const settleDelayMs = 10 * second

export function started(request: StartRequest): ExecutionState {
  const { kind, executionId, sessionId, organizationId, deadlineAt, now } = request
  return {
    kind,
    executionId,
    sessionId,
    organizationId,
    status: 'queued',
    createdAt: now,
    startedAt: null,
    finishedAt: null,
    deadlineAt,
    silenceMs: request.silenceMs ?? defaultSilenceMs[kind],
    heardAt: now,
    cancelledAt: null,
    attempt: 0,
    error: null,
    settleAt: null,
    settleTries: 0,
  }
}

/** The next attempt begins; whatever an older one still sends is refused from now on. */
export function begun(state: ExecutionState, now: number): ExecutionState {
  return {
    ...state,
    status: 'running',
    startedAt: state.startedAt ?? now,
    heardAt: Math.max(state.heardAt, now),
    attempt: state.attempt + 1,
  }
}

/** Only the latest attempt of an execution that is not over may write. */
export function writable(
  state: ExecutionState | null,
  attempt: number,
): { ok: true; state: ExecutionState } | Refusal {
  if (!state) return { ok: false, code: 'executions.not_found' }
  if (isOver(state.status)) return { ok: false, code: 'executions.over' }
  if (state.attempt !== attempt) return { ok: false, code: 'executions.stale_attempt' }
  return { ok: true, state }
}

/** True when a sign of life needs a row of its own: no event has just been stored, and the last one is a while ago. */
export function heartbeatDue(state: ExecutionState, lastEventAt: number, now: number): boolean {
  return now - Math.max(state.heardAt, lastEventAt) >= state.silenceMs / 8
}

/** How an execution has to end by itself at `now`, or null while it may go on. */
export function overdue(
  state: ExecutionState,
  now: number,
): { status: EndStatus; error?: ExecutionError } | null {
  if (isOver(state.status)) return null
  const { cancelledAt, deadlineAt, silenceMs } = state
  const late = now >= deadlineAt
  const silent = now >= state.heardAt + silenceMs
  if (cancelledAt !== null) {
    return late || silent || now >= cancelledAt + cancelGraceMs ? { status: 'cancelled' } : null
  }
  if (late) {
    const message = `The time limit of ${seconds(deadlineAt - state.createdAt)} was reached, so the run was ended.`
    return { status: 'failed', error: { error: 'executions.deadline', message } }
  }
  if (silent) {
    const message = `Nothing was heard from the run for ${seconds(silenceMs)}, so it was ended. Please start it again.`
    return { status: 'failed', error: { error: 'executions.silent', message } }
  }
  return null
}

/** The state after an end: the session and the followers are made sure of at `settleAt`. */
export function ended(state: ExecutionState, { status, error, settleAt, now }: End): ExecutionState {
  return { ...state, status, error: error ?? null, finishedAt: now, settleAt, settleTries: 0 }
}

/** The event that closes every execution. */
export function completion(state: ExecutionState, { status, error, counts, totals, now }: End): EventPayload {
  const durationMs = Math.max(0, now - (state.startedAt ?? state.createdAt))
  return { type: 'execution_complete', status, counts, totals, durationMs, error }
}

/** When the object has to look again, or null when nothing can happen any more. */
export function nextAlarm(state: ExecutionState): number | null {
  if (isOver(state.status)) return state.settleAt
  const grace = state.cancelledAt === null ? Infinity : state.cancelledAt + cancelGraceMs
  return Math.min(state.deadlineAt, state.heardAt + state.silenceMs, grace)
}

export function settleDue({ settleAt }: ExecutionState, now: number): boolean {
  return settleAt !== null && settleAt <= now
}

/** The state after a try to make the end known. Waits 5 s, 10 s, 20 s … and at most an hour between tries. */
export function settled(state: ExecutionState, known: boolean, now: number): ExecutionState {
  const delayMs = Math.min(5 * second * 2 ** state.settleTries, 3600 * second)
  return { ...state, settleAt: known ? null : now + delayMs, settleTries: state.settleTries + 1 }
}

function seconds(ms: number): string {
  const count = Math.round(ms / second)
  return count === 1 ? '1 second' : `${count} seconds`
}

import { type EventPayload, isOver } from '../../shared/kernel/events.ts'
import type { End, ExecutionKind, ExecutionState, Refusal, StartRequest } from './state.ts'

/** How long a run may say nothing. A browser run waits for a free browser and for slow pages; a generation never waits long. */
export const defaultSilenceMs: Record<ExecutionKind, number> = {
  generation: 60_000,
  'hosted-run': 300_000,
  rehearsal: 300_000,
}

/** After an end the runner itself brings the session up to date; this much later it is made sure that it did. */
const settleDelayMs = 10_000

/** When the end of an execution is made known to whom it belongs. Of an organization's run nobody knows until then. */
export const settleTime = ({ organizationId }: ExecutionState, now: number): number =>
  organizationId === null ? now + settleDelayMs : now

export function started(request: StartRequest): ExecutionState {
  const { kind, executionId, sessionId, organizationId, projectId = null, deadlineAt, now } = request
  return {
    kind,
    executionId,
    sessionId,
    organizationId,
    projectId,
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

/** The state after an end: the session and the followers are made sure of at `settleAt`. */
export function ended(state: ExecutionState, { status, error, settleAt, now }: End): ExecutionState {
  return { ...state, status, error: error ?? null, finishedAt: now, settleAt, settleTries: 0 }
}

/** The event that closes every execution. */
export function completion(state: ExecutionState, { status, error, counts, totals, now }: End): EventPayload {
  return { type: 'execution_complete', status, counts, totals, durationMs: durationMs(state, now), error }
}

/** How long an execution has been at work; one that never began, how long it has waited. */
export function durationMs({ startedAt, createdAt }: ExecutionState, now: number): number {
  return Math.max(0, now - (startedAt ?? createdAt))
}

import { type EventPayload, type ExecutionStatus, isOver } from '../../shared/kernel/events.ts'
import { readDocument, writeDocument } from '../documents.ts'
import { readCases, writeCase } from './cases.ts'
import { appendEvents } from './events.ts'
import { logEnd } from './log-end.ts'
import { begun, completion, ended, settleTime, started, writable } from './rules.ts'
import type { End, ExecutionState, FinishRequest, Refusal, StartRequest } from './state.ts'
import { lastBatch, readState, writeHeard, writeState } from './store.ts'
import { heartbeatDue, overdue } from './watchdog.ts'

// Everything an execution can go through. Each function reads, decides and writes without waiting, so it happens whole or not at all.

export type Written = { ok: true; lastSeq: number; cancelled: boolean } | Refusal
export type Begun =
  | { ok: true; attempt: number; input: unknown; sessionId: string | null; cancelled: boolean }
  | Refusal
export type Started = { ok: true; isNew: boolean; status: ExecutionStatus }
export type Cancelled = { ok: true; status: ExecutionStatus } | Refusal

/** Starts an execution once; a repeat finds it as it stands. */
export function start(sql: SqlStorage, request: StartRequest): Started {
  const earlier = readState(sql)
  if (earlier) return { ok: true, isNew: false, status: earlier.status }
  const fresh = started(request)
  writeState(sql, fresh)
  writeDocument(sql, 'input', request.input)
  appendEvents(sql, request.events ?? [], request.now)
  return { ok: true, isNew: true, status: fresh.status }
}

export function beginAttempt(sql: SqlStorage, { now }: { now: number }): Begun {
  const state = readState(sql)
  if (!state) return { ok: false, code: 'executions.not_found' }
  if (isOver(state.status)) return { ok: false, code: 'executions.over' }
  const next = begun(state, now)
  writeState(sql, next)
  const input = readDocument(sql, 'input')
  const { attempt, sessionId, cancelledAt } = next
  return { ok: true, attempt, input, sessionId, cancelled: cancelledAt !== null }
}

export interface Append {
  attempt: number
  events: EventPayload[]
  /** The last number that the writer knows: what is stored beyond it are these events, sent before an answer that got lost. */
  afterSeq?: number
  now: number
}

export function append(sql: SqlStorage, { attempt, events, afterSeq = Infinity, now }: Append): Written {
  return write(sql, { attempt, now }, () => {
    const stored = Math.max(0, lastBatch(sql).lastSeq - afterSeq)
    return appendEvents(sql, events.slice(stored), now)
  })
}

export interface CaseResult {
  attempt: number
  index: number
  result: unknown
  now: number
}

export function putCase(sql: SqlStorage, { attempt, index, result, now }: CaseResult): Written {
  return write(sql, { attempt, now }, () => writeCase(sql, index, result))
}

export function finish(sql: SqlStorage, { attempt, result, ...request }: FinishRequest): Written {
  const state = readState(sql)
  const written = { ok: true, cancelled: request.status === 'cancelled' } as const
  if (state?.attempt === attempt && state.status === request.status)
    return { ...written, lastSeq: lastBatch(sql).lastSeq }
  const allowed = writable(state, attempt)
  if (!allowed.ok) return allowed
  if (result !== undefined) writeDocument(sql, 'result', result)
  return {
    ...written,
    lastSeq: end(sql, allowed.state, { ...request, settleAt: settleTime(allowed.state, request.now) }),
  }
}

/** A run that has begun is only asked to stop; one that has not is over at once. */
export function cancel(sql: SqlStorage, { now }: { now: number }): Cancelled {
  const state = readState(sql)
  if (!state) return { ok: false, code: 'executions.not_found' }
  if (state.status === 'queued') {
    end(sql, state, { status: 'cancelled', settleAt: now, now })
    return { ok: true, status: 'cancelled' }
  }
  if (state.status === 'running') writeState(sql, { ...state, cancelledAt: state.cancelledAt ?? now })
  return { ok: true, status: state.status }
}

/** Ends the execution if its time is up. */
export function endOverdue(sql: SqlStorage, now: number): void {
  const state = readState(sql)
  const due = state && overdue(state, now)
  if (due) end(sql, state, { ...due, settleAt: now, now })
}

function end(sql: SqlStorage, state: ExecutionState, how: End): number {
  writeState(sql, ended(state, how))
  if (state.kind === 'hosted-run') logEnd(state, how, readCases(sql))
  return appendEvents(sql, [completion(state, how)], how.now)
}

function write(
  sql: SqlStorage,
  { attempt, now }: { attempt: number; now: number },
  change: () => unknown,
): Written {
  const allowed = writable(readState(sql), attempt)
  if (!allowed.ok) return allowed
  change()
  const { lastSeq, at } = lastBatch(sql)
  if (heartbeatDue(allowed.state, at, now)) writeHeard(sql, now)
  return { ok: true, lastSeq, cancelled: allowed.state.cancelledAt !== null }
}

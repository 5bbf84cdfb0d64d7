import { isOver } from '../../shared/kernel/events.ts'
import type { EndStatus, ExecutionError, ExecutionState } from './state.ts'

const second = 1000

/** How long a cancelled run may take to notice: a step may last 30 seconds. */
export const cancelGraceMs = 60 * second

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

import type { EventPayload } from '../../../shared/kernel/events.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** Sends a run's events to its Execution in order, and hears from it whether to go on. */
export interface Report {
  emit: (event: EventPayload) => void
  /** Resolves when everything emitted so far has been stored. */
  flush: () => Promise<void>
  /** Aborted when the run was cancelled, is over, or a newer attempt has taken it. */
  signal: AbortSignal
  /** Why the run has to stop; undefined while it may go on. */
  stopped: () => StopReason | undefined
  close: () => void
}

export type StopReason = 'cancelled' | 'executions.over' | 'executions.stale_attempt' | 'executions.not_found'

/** Often enough to notice a cancellation, and to have ended, within two seconds. */
const heartbeatMs = 500
const retryMs = 500
const longestFailureMs = 60_000

export function openReport(
  { services, now }: Context,
  { executionId, attempt, cancelled = false }: { executionId: string; attempt: number; cancelled?: boolean },
): Report {
  const controller = new AbortController()
  const waiting: EventPayload[] = []
  let reason: StopReason | undefined
  let sending: Promise<void> | undefined
  /** The number of the last event that is known to be stored. */
  let lastSeq: number | undefined

  const stop = (why: StopReason) => {
    reason ??= why
    controller.abort()
  }
  if (cancelled) stop('cancelled')
  const append = appender(services, { executionId, attempt, now }, stop)
  const send = async (events: EventPayload[]) => {
    const givenUpAt = now() + longestFailureMs
    for (;;) {
      try {
        lastSeq ??= await append([])
        lastSeq = await append(events, lastSeq)
        return
      } catch (error) {
        // The object may be moving. What it had stored when its answer got lost, it knows by its number, and stores once.
        if (now() > givenUpAt) throw error
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
  }
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) await send(waiting.splice(0))
  }
  const kick = () => {
    sending ??= drain().finally(() => {
      sending = undefined
    })
    return sending
  }
  const heartbeat = setInterval(() => {
    if (!sending) void append([]).catch(() => undefined)
  }, heartbeatMs)
  return {
    emit: (event) => {
      waiting.push(event)
      void kick().catch(() => undefined)
    },
    flush: async () => {
      while (sending !== undefined || waiting.length > 0) await kick()
    },
    signal: controller.signal,
    stopped: () => reason,
    close: () => clearInterval(heartbeat),
  }
}

/** Stores events behind the number given, or behind what is there. Returns the number of the last, undefined when the run may not write any more. */
function appender(
  { executions }: Context['services'],
  { executionId, attempt, now }: { executionId: string; attempt: number; now: () => number },
  stop: (why: StopReason) => void,
) {
  return async (events: EventPayload[], afterSeq?: number): Promise<number | undefined> => {
    const known = afterSeq === undefined ? {} : { afterSeq }
    // A stub that has failed stays broken, so each call takes its own.
    const execution = executions.getByName(executionId)
    const answer = await execution.append({ attempt, events, now: now(), ...known })
    if (!answer.ok) stop(answer.code)
    else if (answer.cancelled) stop('cancelled')
    return answer.ok ? answer.lastSeq : undefined
  }
}

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

/** Often enough to notice a cancellation within two seconds. */
const heartbeatMs = 1500
const retryMs = 500
const longestFailureMs = 60_000

export function openReport(
  { services, now }: Context,
  { executionId, attempt, cancelled = false }: { executionId: string; attempt: number; cancelled?: boolean },
): Report {
  const execution = services.executions.getByName(executionId)
  const controller = new AbortController()
  const waiting: EventPayload[] = []
  let reason: StopReason | undefined
  let sending: Promise<void> | undefined

  const stop = (why: StopReason) => {
    reason ??= why
    controller.abort()
  }
  if (cancelled) stop('cancelled')
  const send = async (events: EventPayload[]) => {
    const givenUpAt = now() + longestFailureMs
    for (;;) {
      try {
        const answer = await execution.append({ attempt, events, now: now() })
        if (!answer.ok) stop(answer.code)
        else if (answer.cancelled) stop('cancelled')
        return
      } catch (error) {
        // The object may be moving. Sending again can at worst repeat events, losing them would break the record.
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
    if (!sending) void send([]).catch(() => undefined)
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

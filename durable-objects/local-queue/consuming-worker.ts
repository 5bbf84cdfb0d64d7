import { logError } from '../../shared/services/log.ts'
import { type Result, broken } from './rules.ts'
import type { Taken } from './store.ts'

interface Incoming {
  id: string
  timestamp: Date
  body: unknown
  attempts: number
}

/** A Worker's own handlers, as the platform calls them (compatibility flag `service_binding_extra_handlers`). */
export interface ConsumingWorker {
  queue: (name: string, messages: readonly Incoming[]) => Promise<Result>
  scheduled: (options: { cron: string; scheduledTime: Date }) => Promise<unknown>
}

/** What the Worker makes of a batch; one that dies of it has taken nothing. */
export async function deliver(
  worker: ConsumingWorker,
  queue: string,
  batch: readonly Taken[],
): Promise<Result> {
  const messages = batch.map(({ id, sentAt, body, attempts }) => {
    return { id, timestamp: new Date(sentAt), body: JSON.parse(body) as unknown, attempts }
  })
  return worker.queue(queue, messages).catch((error: unknown) => {
    logError({ kind: `local-queue:${queue}`, error })
    return broken
  })
}

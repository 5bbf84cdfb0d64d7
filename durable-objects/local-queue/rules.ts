/** A queue's consumer, with the names that its config has. */
export interface Consumer {
  queue: string
  max_batch_size: number
  max_retries: number
  max_concurrency?: number
  retry_delay?: number
  dead_letter_queue?: string
}

/** What the platform says of a batch after its consumer has ended. */
export interface Result {
  outcome: string
  ackAll: boolean
  explicitAcks: readonly string[]
  retryBatch: { retry: boolean; delaySeconds?: number }
  retryMessages: readonly { msgId: string; delaySeconds?: number }[]
}

/** The consumer threw, or its process is gone. */
export const broken: Result = {
  outcome: 'exception',
  ackAll: false,
  explicitAcks: [],
  retryBatch: { retry: false },
  retryMessages: [],
}

/** How many batches of one queue are under way at a time, where the consumer's config names no number. */
export const batchesAtOnce = 4

export interface Tried {
  seq: number
  id: string
  /** Deliveries so far, this one included. */
  attempts: number
}

export interface Verdict {
  done: number[]
  again: { seq: number; dueAt: number }[]
  dead: number[]
}

/** Decides what becomes of each message of a batch, as the platform does: a message may be acknowledged although the consumer threw afterwards. */
export function judge(batch: readonly Tried[], result: Result, consumer: Consumer, now: number): Verdict {
  const retried = new Map(result.retryMessages.map(({ msgId, delaySeconds }) => [msgId, delaySeconds]))
  const acknowledged = new Set(result.explicitAcks)
  const failed = result.outcome !== 'ok' || result.retryBatch.retry
  const verdict: Verdict = { done: [], again: [], dead: [] }
  for (const { seq, id, attempts } of batch) {
    if (acknowledged.has(id) || (!retried.has(id) && (result.ackAll || !failed))) verdict.done.push(seq)
    else if (attempts > consumer.max_retries) verdict.dead.push(seq)
    else {
      const delay = retried.get(id) ?? result.retryBatch.delaySeconds ?? consumer.retry_delay ?? 0
      verdict.again.push({ seq, dueAt: now + delay * 1000 })
    }
  }
  return verdict
}

const mostMessages = 100
const mostMessageBytes = 128_000
const mostBatchBytes = 288_000

/** What the platform would refuse is refused here too, in words. Takes the sizes of the bodies in bytes. */
export function refusalOf(sizes: readonly number[]): string | null {
  if (sizes.length > mostMessages) return `A queue takes at most ${mostMessages} messages at once`
  if (sizes.some((size) => size > mostMessageBytes)) return `A message has at most ${mostMessageBytes} bytes`
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return total > mostBatchBytes ? `Messages sent at once have at most ${mostBatchBytes} bytes` : null
}

import { Pace } from './pace.ts'

export interface GroupCommit<T> {
  /** Resolves when the queue has accepted the item; rejects when it has not. `waitUntil` belongs to the calling request. */
  add: (item: T, bytes: number, waitUntil: (work: Promise<unknown>) => void) => Promise<void>
}

interface Group<T> {
  items: T[]
  bytes: number
  /** Tells every caller what became of its item. */
  callers: PromiseWithResolvers<void>[]
}

interface Limits {
  /** How long newcomers gather at least while a send is under way; two milliseconds bring as much as five. */
  minWaitMs?: number
  /** A group becomes one message, which holds at most 128 KB. */
  maxItems?: number
  maxBytes?: number
  /** After this the queue counts as failed for a caller: it must not wait for ever for a send that another request began. */
  timeoutMs?: number
}

/**
 * Sends what several requests bring in one call, because a queue takes what a hundred brought as fast as what one did, and for the same price. A lone
 * request is sent at once; the faster they come, the more of them gather, and while a send is under way newcomers do for a moment.
 * Every caller waits for the send that carries its own item, so a positive answer means that the queue has it.
 *
 * Requests of one isolate may wake each other only through a promise that the woken one made: the platform then resumes it as itself.
 * Awaiting another request's promise would go on in that request's name, and fail when it ends. So nobody here awaits what others made.
 */
export function createGroupCommit<T>(
  send: (items: T[]) => Promise<unknown>,
  { minWaitMs = 2, maxItems = 100, maxBytes = 120_000, timeoutMs = 10_000 }: Limits = {},
): GroupCommit<T> {
  const pace = new Pace()
  let open: Group<T> | undefined
  let underWay = 0

  const flush = async (group: Group<T>) => {
    if (open === group) open = undefined
    underWay++
    try {
      await send(group.items)
      for (const { resolve } of group.callers) resolve()
    } catch (error) {
      for (const { reject } of group.callers) reject(error)
    } finally {
      underWay--
    }
  }

  const flushInTime = async (group: Group<T>) => {
    const waitMs = Math.max(pace.waitMs, underWay > 0 ? minWaitMs : 0)
    if (waitMs > 0) await sleep(waitMs)
    if (open === group) await flush(group)
  }

  return {
    add(item, bytes, waitUntil) {
      pace.seen(Date.now())
      const caller = Promise.withResolvers<void>()
      if (open && open.bytes + bytes > maxBytes) waitUntil(flush(open))
      const joined = open
      const group = (open ??= { items: [], bytes: 0, callers: [] })
      group.items.push(item)
      group.bytes += bytes
      group.callers.push(caller)
      if (group.items.length >= maxItems) waitUntil(flush(group))
      // The first request keeps itself alive for the others, also when its own client hangs up.
      else if (!joined) waitUntil(flushInTime(group))
      // The timer also keeps this request awake: the platform ends one that waits for others only. It goes with the request.
      setTimeout(() => caller.reject(new Error('The queue did not answer in time')), timeoutMs)
      return caller.promise
    },
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export interface GroupCommit<T> {
  /** Resolves when the queue has accepted the item; rejects when it has not. `waitUntil` belongs to the calling request. */
  add: (item: T, bytes: number, waitUntil: (work: Promise<unknown>) => void) => Promise<void>
}

interface Group<T> {
  items: T[]
  bytes: number
  sent: Promise<void>
  settle: { resolve: () => void; reject: (error: unknown) => void }
}

interface Limits {
  maxWaitMs?: number
  /** A queue takes at most 100 messages and 256 KB in one call. */
  maxItems?: number
  maxBytes?: number
  /** After this the queue counts as failed: a caller must not wait for ever for a send that another request began. */
  timeoutMs?: number
}

/**
 * Sends what several requests bring in one call, because a queue takes a hundred messages as fast as one: while a send is under way,
 * newcomers gather for the next, for at most a few milliseconds. A lone request is sent at once.
 * Every caller waits for the send that carries its own item, so a positive answer means that the queue has it.
 */
export function createGroupCommit<T>(
  send: (items: T[]) => Promise<unknown>,
  { maxWaitMs = 5, maxItems = 100, maxBytes = 200_000, timeoutMs = 10_000 }: Limits = {},
): GroupCommit<T> {
  let open: Group<T> | undefined
  let underWay: Promise<unknown> | undefined

  const flush = async (group: Group<T>) => {
    if (open === group) open = undefined
    const { resolve, reject } = group.settle
    const timer = setTimeout(() => reject(new Error('The queue did not answer in time')), timeoutMs)
    const sending = (async () => send(group.items))().then(() => resolve(), reject)
    underWay = sending
    await sending
    clearTimeout(timer)
    if (underWay === sending) underWay = undefined
  }

  const flushSoon = async (group: Group<T>) => {
    if (underWay) await Promise.race([underWay, sleep(maxWaitMs)])
    if (open === group) await flush(group)
  }

  return {
    add(item, bytes, waitUntil) {
      let group = open
      if (group && group.bytes + bytes > maxBytes) {
        waitUntil(flush(group))
        group = undefined
      }
      const isFirst = !group
      open = group ??= openGroup<T>()
      group.items.push(item)
      group.bytes += bytes
      if (group.items.length >= maxItems) waitUntil(flush(group))
      // The first request keeps itself alive for the others, also when its own client hangs up.
      else if (isFirst) waitUntil(flushSoon(group))
      return group.sent
    },
  }
}

function openGroup<T>(): Group<T> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { items: [], bytes: 0, sent: promise, settle: { resolve, reject } }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

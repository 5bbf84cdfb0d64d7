import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestHarness } from 'wrangler'
import { root } from '../../scripts/toolchain.mjs'
import { createGroupCommit } from '../../workers/collect/group-commit.ts'
import type { Answer, Calls, Order } from '../analytics/worker.ts'
import { type Figure, atMost, told } from '../figures.ts'
import { recordingCosts } from './recording-costs.ts'

/**
 * List prices of Workers Paid beyond what is included, in USD (developers.cloudflare.com, the pricing pages of Workers, Queues and Durable Objects, autumn 2026): a million requests of a Worker, a
 * million milliseconds of its processor, a million operations of a queue, a million requests of an object, a gigabyte second of it, a million rows that it writes; a million writes of R2, and a million reads.
 */
const prices = {
  request: 0.3,
  cpuMs: 0.02,
  queue: 0.4,
  object: 0.15,
  gigabyteSecond: 12.5,
  row: 1,
  put: 4.5,
  read: 0.36,
}
/** A message is written, read and deleted. */
const operationsOfMessage = 3
/** What an object is billed for while it is awake, which a website with a hit a second always is. */
const gigabytes = 0.128
/** What the consumer of hits is handed at once (`workers/jobs/wrangler.toml`): so many messages, or those of so many seconds. */
const batch = { messages: 100, seconds: 1 }
/**
 * What a day of the archive takes: its part, the account and a look at the accounts; a look at the part; the alarm, and what the job asks of the object; a message; the rows that note it; and what the processor
 * takes to pack an event (some 5 s for a day of 700,000).
 */
const archived = { puts: 3, reads: 1, calls: 6, messages: 1, rows: 5, cpuMsOfEvent: 0.007 }
const secondsOfDay = 86_400
/** Busy websites are served by many isolates; what one takes of them. */
const rateOfIsolate = 500
const queueAnswersMs = 15
const hitsToCount = { most: 100_000, calls: 2000 }

/** How many hits go into a message where so many come in a second, one a request. */
async function hitsOfMessage(rate: number): Promise<number> {
  const ofIsolate = Math.min(rate, rateOfIsolate)
  const seconds = ofIsolate < 10 ? 6 : 3
  let sizes: number[] = []
  const { add } = createGroupCommit(async (hits: null[]) => {
    sizes.push(hits.length)
    await sleep(queueAnswersMs)
  })
  const arrive = async (hits: number) => {
    const under: Promise<void>[] = []
    const began = performance.now()
    while (under.length < hits) {
      const due = Math.min(hits, ((performance.now() - began) / 1000) * ofIsolate)
      while (under.length < due) under.push(add(null, 500, (work) => void work))
      await sleep(1)
    }
    await Promise.all(under)
  }
  // The first second is for finding out how fast they come.
  await arrive(ofIsolate)
  sizes = []
  await arrive(ofIsolate * seconds)
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

/** What the archive costs for a million hits: once a day, and for each event as much as packing it takes. */
function archiveOf(rate: number): number {
  const { puts, reads, calls, messages, rows, cpuMsOfEvent } = archived
  const queue = prices.queue * operationsOfMessage * messages
  const ofDay = prices.put * puts + prices.read * reads + prices.object * calls + queue + prices.row * rows
  return ofDay / (rate * secondsOfDay) + prices.cpuMs * cpuMsOfEvent
}

/** What a million hits cost at so many a second to one website, by what is paid for. */
async function costOf(
  rate: number,
  { cpuMs, rowsOf }: { cpuMs: number; rowsOf: (calls: Calls) => Promise<number> },
): Promise<Record<string, number>> {
  const hits = await hitsOfMessage(rate)
  const messagesPerSecond = rate / hits
  const messages = Math.max(1, Math.min(batch.messages, Math.round(messagesPerSecond * batch.seconds)))
  const hitsOfCall = messages * hits
  const calls = Math.min(hitsToCount.calls, Math.ceil(hitsToCount.most / hitsOfCall))
  const counted = { calls, messages, hits: Math.max(1, Math.round(hits)) }
  const rows = (await rowsOf(counted)) / (calls * messages * counted.hits)
  return {
    requests: prices.request * (1 + 1 / hitsOfCall),
    processor: prices.cpuMs * cpuMs,
    queue: (prices.queue * operationsOfMessage) / hits,
    object: prices.object / hitsOfCall + (prices.gigabyteSecond * gigabytes) / rate,
    rows: prices.row * rows,
    archive: archiveOf(rate),
  }
}

/** `cpuMs`: what the collect Worker takes for a hit. */
export async function costs(cpuMs: number): Promise<Figure[]> {
  const server = createTestHarness({ workers: [{ configPath: join(root, 'bench/analytics/wrangler.toml') }] })
  try {
    const { url } = await server.listen()
    const send = async (order: Order) =>
      (await (await fetch(url, { method: 'POST', body: JSON.stringify(order) })).json()) as Answer
    const rowsOf = async (rows: Calls) => Number((await send({ rows })).told)
    const figures: Figure[] = []
    for (const [rate, most] of [
      [1, null],
      [100, 0.45],
      [10_000, 0.45],
    ] as const) {
      const parts = await costOf(rate, { cpuMs, rowsOf })
      const all = Object.values(parts).reduce((sum, part) => sum + part)
      const name = `collect, a million hits at ${rate} a second`
      figures.push(most === null ? told(name, all, 'USD') : atMost(name, all, most, 'USD'))
      for (const [part, cost] of Object.entries(parts)) figures.push(told(`${name}, ${part}`, cost, 'USD'))
    }
    const { request, object, row } = prices
    const queueMessage = prices.queue * operationsOfMessage
    return [...figures, ...(await recordingCosts(send, { request, queueMessage, object, row }))]
  } finally {
    await server.close()
  }
}

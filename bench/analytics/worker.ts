import { WebsiteStore as Store } from '../../durable-objects/website-store/website-store.ts'
import { Events } from '../../durable-objects/website-store/ingest/events.ts'
import { recordChunk } from '../../durable-objects/website-store/replays/record-chunk.ts'
import { record } from '../../durable-objects/website-store/ingest/record.ts'
import { steps } from '../../durable-objects/website-store/schema.ts'
import { migrate } from '../../durable-objects/migrate.ts'
import type { AnalyticsEvent } from '../../shared/domain/analytics/event.ts'
import { digestChunk } from '../../shared/domain/analytics/replay/digest.ts'
import { dayMs } from '../../shared/domain/analytics/segment/segment.ts'
import { uuidV7 } from '../../shared/services/ids.ts'

/** How hits come: so many in a message, and so many messages in a call. */
export interface Calls {
  calls: number
  messages: number
  hits: number
}

/** Recordings of so many chunks each. */
export interface Recordings {
  recordings: number
  chunks: number
}

/** The store, how many bytes it holds, and how many rows it writes. */
export class WebsiteStore extends Store {
  /** Takes hits as it would be handed them, and returns how many rows were written. */
  rows({ calls, messages, hits }: Calls): number {
    const { storage } = this.ctx
    const { sql, written } = this.#counted()
    const events = new Events(sql)
    const day = 20_000
    const all = eventsOf(day, calls * messages * hits)
    for (let call = 0; call < calls; call++) {
      const groups = Array.from({ length: messages }, () => ({
        commitId: crypto.randomUUID(),
        hits: Array.from({ length: hits }, () => {
          const event = all.next().value as AnalyticsEvent
          return { eventId: uuidV7(event.at), receivedAt: event.at, event }
        }),
      }))
      storage.transactionSync(() => record(sql, events, { groups, now: (day + 1) * dayMs }))
    }
    return written()
  }

  /** The same for recordings of so many chunks each. */
  recordingRows({ recordings, chunks }: Recordings): number {
    const { sql, written } = this.#counted()
    const now = 20_000 * dayMs
    for (let recording = 0; recording < recordings; recording++) {
      const [replay, session] = [crypto.randomUUID(), crypto.randomUUID()]
      for (let n = 0; n < chunks; n++) {
        const from = now + n * 5000
        const digest = digestChunk([{ type: 3, timestamp: from, data: { source: 1 } }], { bytes: 20_000, n })
        const names = { messageId: crypto.randomUUID(), chunkId: crypto.randomUUID(), replay, session }
        const sealed = { object: `${replay}/${n}`, key: 'k'.repeat(43), sha256: 's'.repeat(64) }
        const client = { browser: 'Firefox', device: 'desktop', country: 'DE' }
        const chunk = { ...sealed, digest, client }
        this.ctx.storage.transactionSync(() =>
          recordChunk({ sql }, { ...names, receivedAt: from, now: from, maxDurationMs: dayMs, chunk }),
        )
      }
    }
    return written()
  }

  /** The store's tables, and how many rows have been written into them since. */
  #counted() {
    const { storage } = this.ctx
    migrate(storage, steps)
    let rowsWritten = 0
    const sql = new Proxy(storage.sql, {
      get: (real, key) => {
        const value: unknown = Reflect.get(real, key)
        if (key !== 'exec') return value
        return (query: string, ...values: SqlStorageValue[]) => {
          const cursor = real.exec(query, ...values)
          const rows = cursor.toArray()
          rowsWritten += cursor.rowsWritten
          return { toArray: () => rows, one: () => rows[0], [Symbol.iterator]: () => rows.values() }
        }
      },
    })
    return { sql, written: () => rowsWritten }
  }

  /** Takes a batch as `record` does, and only keeps it: what the platform takes for a call and its rows. */
  keep(batch: object): void {
    const { sql } = this.ctx.storage
    sql.exec('CREATE TABLE IF NOT EXISTS kept (n INTEGER PRIMARY KEY, batch TEXT NOT NULL)')
    sql.exec('INSERT INTO kept (batch) VALUES (?)', JSON.stringify(batch))
  }

  bytes(): number {
    return this.ctx.storage.sql.databaseSize
  }
}

interface Website {
  record: (batch: object) => Promise<unknown>
  keep: (batch: object) => Promise<unknown>
  report: (name: string, asked: object) => Promise<unknown>
  bytes: () => Promise<number>
  rows: (calls: Calls) => Promise<number>
  recordingRows: (asked: Recordings) => Promise<number>
}

/** Events of a day, of which there may be several parts. */
interface Fill {
  day: number
  part?: number
  events: number
  inOneCall: number
}

/** What the benchmark asks, as JSON. */
export type Order =
  | { fill: Fill }
  | { keep: Fill }
  | { ask: { name: string; asked: object } }
  | { bytes: true }
  | { rows: Calls }
  | { recordingRows: Recordings }

export interface Answer {
  /** What a Worker waits for the object. */
  ms: number
  told: unknown
}

/** The same events each time: a few pages, browsers and countries have most of them, as everywhere. */
function* eventsOf(day: number, count: number, part = 0): Generator<AnalyticsEvent> {
  let seed = day * 7919 + part * 104_729 + 1
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff
  const some = (most: number) => Math.floor(random() ** 3 * most)
  for (let made = 0; made < count;) {
    const visitor = Math.floor(random() * 2 ** 52)
      .toString(16)
      .padStart(16, '0')
    const who = {
      browser: `Browser ${some(8)}`,
      os: `System ${some(6)}`,
      device: ['desktop', 'mobile', 'tablet'][some(3)] ?? '',
      screen: `${some(40)}00x${some(30)}00`,
      language: `l-${some(40)}`,
      country: `C${some(90)}`,
      region: `C${some(90)}-R${some(20)}`,
      city: `City ${some(2000)}`,
      hostname: 'shop.example',
      domain: some(3) === 0 ? '' : `site-${some(300)}.example`,
      channel: ['direct', 'organicSearch', 'referral'][some(3)] ?? '',
    }
    let at = day * dayMs + Math.floor(random() * 80_000_000)
    for (let left = 1 + some(8); left > 0 && made < count; left--, made++) {
      at += Math.floor(random() * 60_000)
      const page = some(800)
      const isView = random() < 0.85
      const texts = { ...who, path: `/section/page-${page}`, title: `The title of page ${page}` }
      yield {
        at,
        kind: isView ? 1 : 2,
        visitor,
        isLasting: false,
        texts: isView ? texts : { ...texts, event: `event-${some(20)}` },
        value: 0,
      }
    }
  }
}

/** The same again for a day that is sent again. */
const nameOf = (day: number, n: number, kind = 0) =>
  `${day.toString(16).padStart(8, '0')}-000${kind}-8000-8000-${n.toString(16).padStart(12, '0')}`

/** Hands events over in batches, and returns how many milliseconds that took. */
async function fill(
  take: (batch: object) => Promise<unknown>,
  { day, part = 0, events, inOneCall }: Fill,
): Promise<number> {
  const calls: object[][] = []
  let made = part * events
  for (const event of eventsOf(day, events, part)) {
    if ((calls.at(-1)?.length ?? inOneCall) === inOneCall) calls.push([])
    calls.at(-1)?.push({ eventId: nameOf(day, made++), receivedAt: event.at, event })
  }
  const now = (day + 1) * dayMs
  const began = Date.now()
  for (const [at, hits] of calls.entries())
    await take({ groups: [{ commitId: nameOf(day, part * calls.length + at, 1), hits }], now })
  return Date.now() - began
}

export default {
  async fetch(request, env) {
    const order: Order = await request.json()
    const store = env.WEBSITE_STORE.getByName('website') as unknown as Website
    if ('fill' in order) {
      const ms = await fill((batch) => store.record(batch), order.fill)
      return Response.json({ ms, told: null } satisfies Answer)
    }
    if ('keep' in order) {
      const other = env.WEBSITE_STORE.getByName('kept') as unknown as Website
      return Response.json({
        ms: await fill((batch) => other.keep(batch), order.keep),
        told: null,
      } satisfies Answer)
    }
    if ('rows' in order) {
      const other = env.WEBSITE_STORE.getByName(crypto.randomUUID()) as unknown as Website
      return Response.json({ ms: 0, told: await other.rows(order.rows) } satisfies Answer)
    }
    if ('recordingRows' in order) {
      const other = env.WEBSITE_STORE.getByName(crypto.randomUUID()) as unknown as Website
      return Response.json({ ms: 0, told: await other.recordingRows(order.recordingRows) } satisfies Answer)
    }
    const began = Date.now()
    const told = 'bytes' in order ? await store.bytes() : await store.report(order.ask.name, order.ask.asked)
    return Response.json({ ms: Date.now() - began, told } satisfies Answer)
  },
} satisfies ExportedHandler<{ WEBSITE_STORE: DurableObjectNamespace<WebsiteStore> }>

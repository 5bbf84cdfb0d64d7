import { WebsiteStore as Store } from '../../durable-objects/website-store/website-store.ts'
import { Events } from '../../durable-objects/website-store/ingest/events.ts'
import { recordChunk } from '../../durable-objects/website-store/replays/record-chunk.ts'
import { record } from '../../durable-objects/website-store/ingest/record.ts'
import { steps } from '../../durable-objects/website-store/schema.ts'
import { migrate } from '../../durable-objects/migrate.ts'
import type { AnalyticsEvent } from '../../shared/domain/analytics/event.ts'
import { buildSegment } from '../../shared/domain/analytics/segment/build.ts'
import { digestChunk } from '../../shared/domain/analytics/replay/digest.ts'
import { dayMs } from '../../shared/domain/analytics/segment/segment.ts'
import { uuidV7 } from '../../shared/services/ids.ts'
import { eventsOf } from './events.ts'

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

  /** Puts the events of a day into columns without taking them in one by one: of a hundred million that takes an hour. */
  fillColumns({ day, events }: { day: number; events: number }): void {
    const { storage } = this.ctx
    migrate(storage, steps)
    const segment = buildSegment(day, [...eventsOf(day, events)])
    storage.transactionSync(() => new Events(storage.sql).add(segment))
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
  fillColumns: (asked: { day: number; events: number }) => Promise<void>
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
  | { fillColumns: { day: number; events: number } }
  | { ask: { name: string; asked: object } }
  | { bytes: true }
  | { rows: Calls }
  | { recordingRows: Recordings }

export interface Answer {
  /** What a Worker waits for the object. */
  ms: number
  told: unknown
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
    if ('fillColumns' in order) {
      await store.fillColumns(order.fillColumns)
      return Response.json({ ms: 0, told: null } satisfies Answer)
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

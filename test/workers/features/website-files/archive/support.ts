import { env } from 'cloudflare:workers'
import { gunzipSync } from 'node:zlib'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { Events } from '../../../../../durable-objects/website-store/ingest/events.ts'
import type { AnalyticsEvent } from '../../../../../shared/domain/analytics/event.ts'
import { buildSegment } from '../../../../../shared/domain/analytics/segment/build.ts'
import { dayOfShard } from '../../../../../shared/domain/analytics/segment/shards.ts'
import { getExpandedMetrics } from '../../../../../workers/features/reports/get-expanded-metrics.ts'
import { getFunnel } from '../../../../../workers/features/reports/get-funnel.ts'
import { getMetrics } from '../../../../../workers/features/reports/get-metrics.ts'
import { getPageviews } from '../../../../../workers/features/reports/get-pageviews.ts'
import { getRetention } from '../../../../../workers/features/reports/get-retention.ts'
import { getStats } from '../../../../../workers/features/reports/get-stats.ts'
import { advanceFileJob } from '../../../../../workers/features/website-files/advance.job.ts'
import { archiveJob } from '../../../../../workers/features/website-files/archive/archive.job.ts'
import { getWebsiteLedger } from '../../../../../workers/features/websites/get-website-ledger.ts'
import { type Sending, ask } from '../../../../support/client.ts'
import { newContext } from '../../../../support/context.ts'
import { withServices } from '../../../../support/with-services.ts'
import { range, storeOf } from '../support.ts'

interface Archiving {
  now?: number
  /** What stands in the place of the bucket, or of parts of it. */
  files?: Partial<R2Bucket>
}

interface Order {
  websiteId: string
  after?: number
  /** Of a file that is to be taken further. */
  jobId?: string
}

/** A job's context whose next messages are held, with another clock or bucket. */
export function working({ now = Date.now(), files = {} }: Archiving = {}) {
  const orders: Order[] = []
  const context = newContext({ actor: { kind: 'system' }, now: () => now })
  const take = (messages: { body: { payload: Order } }[]) =>
    Promise.resolve(void orders.push(...messages.map(({ body }) => body.payload)))
  const takeOne = (message: { payload: Order }) => Promise.resolve(void orders.push(message.payload))
  const bucket = new Proxy(env.FILES, {
    get(real, key) {
      if (key in files) return Reflect.get(files, key) as unknown
      const value: unknown = Reflect.get(real, key)
      return typeof value === 'function' ? (value.bind(real) as unknown) : value
    },
  })
  const queues = { ...context.services.queues, jobs: { sendBatch: take, send: takeOne } }
  return { context: withServices(context, { queues, files: bucket }), orders }
}

/** Brings the archive of a website up to date, with all messages that it takes, and returns how many they were. */
export async function archive(websiteId: string, archiving: Archiving = {}): Promise<number> {
  const { context, orders } = working(archiving)
  orders.push({ websiteId })
  return goOn({ context, orders })
}

/** Works off messages that are held, and those that they lead to. Returns how many there were. */
export async function goOn({ context, orders }: ReturnType<typeof working>): Promise<number> {
  let messages = 0
  for (let next = orders.shift(); next; next = orders.shift(), messages++)
    await (next.jobId === undefined
      ? archiveJob.run(context, next)
      : advanceFileJob.run(context, { ...next, jobId: next.jobId }))
  return messages
}

/** Splits all days of a website, as they are once they have grown large. */
export async function splitDays(websiteId: string): Promise<void> {
  const store = env.WEBSITE_STORE.getByName(websiteId)
  await runInDurableObject(store, (_, { storage }) =>
    storage.transactionSync(() => {
      const kept = new Events(storage.sql, { shard: 100 })
      kept.putInColumns()
      for (const day of new Set(kept.shards().map(dayOfShard))) kept.add(buildSegment(day, []))
    }),
  )
  await evictDurableObject(store)
}

const prefixOf = (websiteId: string) => `websites/${websiteId}/archive/`

/** What lies in the archive: the parts of days by their dates. */
export async function partsOf(websiteId: string): Promise<R2Object[]> {
  const { objects } = await env.FILES.list({ prefix: prefixOf(websiteId), include: ['customMetadata'] })
  return objects.filter(({ key }) => key.endsWith('.gz'))
}

export const datesOf = async (websiteId: string): Promise<string[]> =>
  (await partsOf(websiteId)).map(({ key }) => key.slice(prefixOf(websiteId).length, -'.ndjson.gz'.length))

export async function bytesOf(key: string): Promise<Uint8Array<ArrayBuffer>> {
  const object = await env.FILES.get(key)
  if (!object) throw new Error(`Nothing lies at ${key}`)
  return new Uint8Array(await object.arrayBuffer())
}

/** All lines of an archive, in the order of days. */
export async function archivedText(websiteId: string): Promise<string> {
  const parts = await Promise.all((await partsOf(websiteId)).map(({ key }) => bytesOf(key)))
  return parts.map((bytes) => gunzipSync(bytes).toString()).join('')
}

/** Of how many days the parts were taken out, so that it is done once more. */
export const emptiedDays = (websiteId: string): Promise<number> =>
  runInDurableObject(
    env.WEBSITE_STORE.getByName(websiteId),
    (_, { storage: { sql } }) =>
      sql.exec<{ days: number }>('SELECT count(emptied) AS days FROM archive_shards').one().days,
  )

/** What visitors did, as a message brings it. */
export async function record(websiteId: string, events: AnalyticsEvent[]): Promise<void> {
  const now = Date.now()
  const hits = events.map((event) => ({ eventId: crypto.randomUUID(), receivedAt: now, event }))
  await storeOf(websiteId).record({ groups: [{ commitId: crypto.randomUUID(), hits }], now })
}

/** What a website says, by all kinds of questions. */
export async function figuresOf(websiteId: string, sending: Sending) {
  const asked = { websiteId, ...range }
  const parameters = { ...range }
  const steps = [
    { type: 'path', value: '/0' },
    { type: 'event', value: 'buy' },
  ] as const
  const { checked: _, ...ledger } = await ask(getWebsiteLedger, { websiteId }, sending)
  return {
    stats: await ask(getStats, asked, sending),
    series: await ask(getPageviews, { ...asked, unit: 'hour', timezone: 'Asia/Kolkata' }, sending),
    paths: await ask(getMetrics, { ...asked, type: 'path' }, sending),
    expanded: await ask(getExpandedMetrics, { ...asked, type: 'browser' }, sending),
    funnel: await ask(getFunnel, { websiteId, parameters: { ...parameters, window: 600, steps } }, sending),
    retention: await ask(getRetention, { websiteId, parameters }, sending),
    ledger,
  }
}

/** Takes away what a website's store holds, as if it had been lost. */
export async function lose(websiteId: string): Promise<void> {
  const store = env.WEBSITE_STORE.getByName(websiteId)
  await runInDurableObject(store, async (_, { storage }) => {
    await storage.deleteAlarm()
    await storage.deleteAll()
  })
  await evictDurableObject(store)
}

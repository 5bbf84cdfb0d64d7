import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import { noFilter, readCondition } from '../../../shared/domain/analytics/figures/filters.ts'
import type { Range } from '../../../shared/domain/analytics/figures/rows.ts'
import { buildSegment } from '../../../shared/domain/analytics/segment/build.ts'
import { dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import { dayOfShard, wholeDay } from '../../../shared/domain/analytics/segment/shards.ts'
import { migrate } from '../../../durable-objects/migrate.ts'
import { Events } from '../../../durable-objects/website-store/ingest/events.ts'
import {
  type ReportName,
  type Reports,
  answerReport,
} from '../../../durable-objects/website-store/queries/table.ts'
import { steps } from '../../../durable-objects/website-store/schema.ts'
import { firstDay, someEvents } from '../../support/analytics-truth.ts'

const all: Range = { from: firstDay * dayMs, until: (firstDay + 3) * dayMs }

/** Thousands of events of some dozens of visitors, hardly two of them at the same moment. */
const events = fc
  .sample(someEvents(), { numRuns: 250, seed: 7 })
  .flat()
  .map((event, n): AnalyticsEvent => {
    const visitor = event.visitor && event.visitor.slice(0, -1) + (n % 16).toString(16)
    return { ...event, visitor, at: event.at + (n % 1000) }
  })

/** Works with the events of a new store that splits a day when it takes so many bytes. */
function withEvents<T>(shard: number | undefined, work: (newEvents: () => Events) => T): Promise<T> {
  return runInDurableObject(env.WEBSITE_STORE.getByName(crypto.randomUUID()), (_, { storage }) => {
    migrate(storage, steps)
    const newEvents = () => new Events(storage.sql, shard === undefined ? {} : { shard })
    return storage.transactionSync(() => work(newEvents))
  })
}
const splitting = 100

const path = (value: string) => ({ type: 'path' as const, value })
const asked = { range: all, filter: noFilter }
const page = { ...asked, search: '', limit: 70, offset: 130 }
const inTime = { unit: 'hour', timezone: 'Europe/Berlin' } as const
const someone = 'fffffffffffffffa'
const before = { range: { from: all.from + 5_000_000, until: all.until - 5_000_000 }, filter: noFilter }

/** Something to ask of every report but the one that hands out shards as they are. */
const questions: { [N in Exclude<ReportName, 'wholeShard'>]: Reports[N]['asked'][] } = {
  stats: [
    asked,
    before,
    { ...asked, filter: { conditions: [readCondition('browser', 'neq.Firefox')], any: false } },
  ],
  sessions: [page, { ...page, offset: 0, search: 'Fire' }, { ...page, offset: 3, paidIn: 'EUR' }],
  session: [{ visitor: someone }],
  sessionActivity: [{ visitor: someone, range: all }],
  sessionProperties: [{ visitor: someone, range: all }],
  sessionStats: [asked],
  sessionsWeekly: [{ ...asked, timezone: 'Europe/Berlin' }],
  metrics: [{ ...asked, dimension: 'path', search: '', limit: 100, offset: 0 }],
  pageviews: [
    { ...asked, ...inTime },
    { ...before, ...inTime },
  ],
  active: [asked],
  events: [page, { ...page, limit: 10_000, offset: 0 }],
  eventSeries: [{ ...asked, ...inTime, limit: 50 }],
  values: [{ ...asked, column: 'path', search: '', limit: 10 }],
  realtime: [{ now: all.from + dayMs + 600_000 }],
  visitor: [{ who: { visitor: someone, distinctId: null }, limit: 20, offset: 10 }],
  funnel: [{ ...asked, steps: [path('/'), path('/a')], windowMs: 3_600_000 }],
  retention: [{ ...asked, timezone: 'Europe/Berlin' }],
  goal: [{ ...asked, step: path('/a') }],
  utm: [asked],
  attribution: [{ ...asked, model: 'first-click', step: path('/a') }],
  revenue: [{ ...asked, ...inTime, currency: 'EUR' }],
  revenueMetrics: [{ ...asked, currency: 'EUR', column: 'referrer' }],
  engagement: [asked],
  pageErrors: [{ ...asked, limit: 10 }],
  performanceStats: [asked],
  performanceChart: [{ ...asked, ...inTime, metric: 'lcp' }],
  performanceMetrics: [{ ...asked, metric: 'lcp', column: 'path', limit: 10 }],
  breakdown: [{ ...asked, fields: ['path', 'browser'] }],
  journey: [{ ...asked, steps: 2 }],
  eventData: [page],
  dataOfEvent: [{ eventId: crypto.randomUUID() }],
  eventStats: [asked],
  eventProperties: [asked],
  eventFields: [asked],
  eventPropertyValues: [asked],
  eventDataStats: [asked],
  eventDataValues: [{ ...asked, propertyName: 'currency' }],
  sessionDataProperties: [asked],
  sessionDataValues: [{ ...asked, propertyName: 'currency' }],
  sessionDataStats: [{ ...asked, propertyName: 'currency' }],
  dateRange: [undefined],
}

const answersOf = (kept: Events) =>
  Object.entries(questions).map(([name, asks]) => [
    name,
    (asks as object[]).map((each) => answerReport(name as ReportName, kept, each as never)),
  ])

let whole: unknown
beforeAll(async () => {
  whole = await withEvents(undefined, (newEvents) => {
    const kept = newEvents()
    kept.append(events)
    return answersOf(kept)
  })
})

test('whatever is asked of days that are split is told as of whole ones, with what has just arrived and without', async () => {
  await withEvents(splitting, (newEvents) => {
    const kept = newEvents()
    kept.append(events.slice(0, 5000))
    kept.putInColumns()
    kept.append(events.slice(5000))
    expect(kept.shards().filter((shard) => shard !== wholeDay(dayOfShard(shard))).length).toBeGreaterThan(20)
    expect(kept.count()).toBe(events.length)
    for (const again of [kept, newEvents()]) expect(answersOf(again)).toEqual(whole)
    kept.putInColumns()
    for (const again of [kept, newEvents()]) expect(answersOf(again)).toEqual(whole)
  })
})

test('a day that has grown large is split, and takes more of each of its visitors until their shard is full', async () => {
  await withEvents(splitting, (newEvents) => {
    const [kept, [first]] = [newEvents(), events]
    if (!first) throw new Error('No events')
    const there = { ...first, at: all.from, visitor: '00000000000000a1' }
    expect(kept.isFull(there)).toBe(false)
    kept.append([there])
    kept.putInColumns()
    expect(kept.shards()).toEqual([wholeDay(firstDay) + 2])
    const another = { ...there, visitor: '00000000000000a5' }
    const tomorrow = { ...there, at: all.from + dayMs }
    for (const again of [kept, newEvents()])
      expect([there, another, tomorrow].map((event) => again.isFull(event))).toEqual([true, false, false])
  })
})

test('what has arrived takes room, too, before it is in columns', async () => {
  await withEvents(20_000, (newEvents) => {
    const [kept, [first]] = [newEvents(), events]
    if (!first) throw new Error('No events')
    const there = { ...first, at: all.from, visitor: '00000000000000a1' }
    kept.append(
      Array.from({ length: 16 }, (_, n) => ({
        ...there,
        visitor: `00000000000000a${n.toString(16)}`,
        texts: { title: `${n}`.repeat(1000) },
      })),
    )
    kept.putInColumns()
    expect(kept.isFull(there)).toBe(false)
    kept.append([{ ...there, texts: { title: 'x'.repeat(7000) } }])
    for (const again of [kept, newEvents()])
      expect([there, { ...there, visitor: '00000000000000a2' }].map((event) => again.isFull(event))).toEqual([
        true,
        false,
      ])
  })
})

test('what is forgotten of split days is gone, and what is added to them is in the shards of its visitors', async () => {
  await withEvents(splitting, (newEvents) => {
    const kept = newEvents()
    kept.append(events)
    kept.putInColumns()
    const [ofFirst = [], others = []] = [true, false].map((isFirst) =>
      events.filter(({ at }) => at < all.from + dayMs === isFirst),
    )
    expect(kept.dropBefore(firstDay + 1)).toBe(ofFirst.length)
    expect(kept.count()).toBe(others.length)
    expect(kept.shards().every((shard) => dayOfShard(shard) > firstDay)).toBe(true)
    kept.add(buildSegment(firstDay, ofFirst.slice(0, 300)))
    kept.add(buildSegment(firstDay, ofFirst.slice(300)))
    expect(kept.count()).toBe(events.length)
    for (const again of [kept, newEvents()]) expect(answersOf(again)).toEqual(whole)
  })
})

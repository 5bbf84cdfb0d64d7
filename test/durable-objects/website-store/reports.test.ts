import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import { noFilter, readCondition } from '../../../shared/domain/analytics/figures/filters.ts'
import { dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import { migrate } from '../../../durable-objects/migrate.ts'
import { wholeDay } from '../../../shared/domain/analytics/segment/shards.ts'
import { Events } from '../../../durable-objects/website-store/ingest/events.ts'
import { stats } from '../../../durable-objects/website-store/queries/reports.ts'
import { steps } from '../../../durable-objects/website-store/schema.ts'
import { firstDay, someEvents, trueFigures } from '../../support/analytics-truth.ts'
import { tablesOf } from '../tables.ts'

const newStore = () => env.WEBSITE_STORE.getByName(crypto.randomUUID())
type Store = ReturnType<typeof newStore>
const now = (firstDay + 3) * dayMs
const all = { from: firstDay * dayMs, until: now }

const hitOf = (event: AnalyticsEvent) => ({ eventId: crypto.randomUUID(), receivedAt: now, event })
const keep = (store: Store, events: readonly AnalyticsEvent[]) =>
  store.record({ groups: [{ commitId: crypto.randomUUID(), hits: events.map(hitOf) }], now })

/** Of a generic method the type does not survive the way to an object. */
const ask = (store: Store, name: string, asked: object): Promise<unknown> =>
  (store as unknown as { report: (name: string, asked: object) => Promise<unknown> }).report(name, asked)

/** Thousands of events that a website gets in calls of different sizes. */
const events = fc.sample(someEvents(), { numRuns: 1500, seed: 7 }).flat()

describe('a website with thousands of events', () => {
  const store = newStore()
  beforeAll(async () => {
    for (let at = 0, size = 1; at < events.length; at += size, size = (size * 7) % 613)
      await keep(store, events.slice(at, at + size))
  })

  const told = (asked: object = {}) => ask(store, 'stats', { range: all, filter: noFilter, ...asked })

  test('tells what counting by hand gives, again when it was worked out before, and after its memory was lost', async () => {
    const truth = trueFigures(events, all)['']
    expect(await told()).toEqual(truth)
    expect(await told()).toEqual(truth)
    await evictDurableObject(store)
    expect(await told()).toEqual(truth)
  })

  test('tells a stretch of time that begins and ends in the middle of days', async () => {
    const range = { from: all.from + 7 * 3_600_001, until: all.until - 5 * 3_600_001 }
    expect(await told({ range })).toEqual(trueFigures(events, range)[''])
  })

  test('tells what is left of filters, and each value of a dimension', async () => {
    const filter = { conditions: [readCondition('browser', 'neq.Firefox')], any: false }
    const passes = ({ texts }: AnalyticsEvent) => texts.browser !== 'Firefox'
    expect(await told({ filter })).toEqual(trueFigures(events, { ...all, passes })[''])
    const rows = (await ask(store, 'metrics', {
      range: all,
      filter: noFilter,
      dimension: 'path',
      search: '',
      limit: 100,
      offset: 0,
    })) as {
      name: string
    }[]
    const byName = Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures]))
    expect(byName).toEqual(trueFigures(events, { ...all, column: 'path' }))
  })

  test('keeps few rows, and none of what was put in columns', async () => {
    const rows = await runInDurableObject(store, (_, { storage: { sql } }) => ({
      arrived: sql.exec<{ n: number }>('SELECT count(*) AS n FROM arrived').one().n,
      segments: sql.exec<{ n: number }>('SELECT count(*) AS n FROM segments').one().n,
    }))
    expect(rows.arrived).toBeLessThan(200)
    expect(rows.segments).toBe(3)
  })
})

test('an event that comes late changes what a day said before', async () => {
  const store = newStore()
  const at = all.from + 3_600_000
  const event: AnalyticsEvent = {
    at,
    kind: 1,
    visitor: '00000000000000aa',
    isLasting: false,
    texts: { path: '/' },
    value: 0,
  }
  const stats = () => ask(store, 'stats', { range: all, filter: noFilter })
  const later = Array.from({ length: 2500 }, (_, n) => ({
    ...event,
    at: at + dayMs,
    visitor: n.toString(16).padStart(16, '0'),
  }))
  await keep(store, [event, ...later])
  expect(await stats()).toMatchObject({ pageviews: 2501, visits: 2501, bounces: 2501 })
  await keep(store, [{ ...event, at: at + 60_000 }])
  expect(await stats()).toMatchObject({ pageviews: 2502, visits: 2501, bounces: 2500, totaltime: 60 })
})

test('a day that takes several rows is told, grows, and goes as a whole', async () => {
  await runInDurableObject(newStore(), (_, { storage }) => {
    migrate(storage, steps)
    const kept = () => new Events(storage.sql, { piece: 1000 })
    const some = events.filter(({ isLasting }) => !isLasting)
    for (const at of [0, 1, 2]) {
      const store = kept()
      store.append(some.filter((__, place) => place % 3 === at))
      store.putInColumns()
    }
    const pieces = () => storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM segments').one().n
    expect(pieces()).toBeGreaterThan(10)
    expect(stats(kept(), { range: all, filter: noFilter })).toEqual(trueFigures(some, all)[''])
    kept().dropBefore(Infinity)
    expect([pieces(), kept().shards()]).toEqual([0, []])
  })
})

test('events that together are more than a row holds are kept in several', async () => {
  const long = (n: number): AnalyticsEvent => ({
    at: all.from + n,
    kind: 1,
    visitor: '00000000000000aa',
    isLasting: false,
    texts: { data: `${n}${'x'.repeat(20_000)}` },
    value: 0,
  })
  await runInDurableObject(newStore(), (_, { storage }) => {
    migrate(storage, steps)
    const store = new Events(storage.sql)
    store.append(Array.from({ length: 100 }, (__, n) => long(n)))
    const longest = storage.sql.exec<{ n: number }>('SELECT max(length(events)) AS n FROM arrived').one().n
    expect(longest).toBeLessThan(700_000)
    expect(new Events(storage.sql).shard(wholeDay(firstDay)).rows).toBe(100)
    store.append(Array.from({ length: 100 }, (__, n) => long(n)))
    expect(storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM arrived').one().n).toBe(0)
  })
})

test('what is older than the policy keeps it is gone, in columns or not', async () => {
  const store = newStore()
  const today = Math.floor(Date.now() / dayMs)
  const daysAgo = (days: number): AnalyticsEvent => ({
    at: (today - days) * dayMs,
    kind: 1,
    visitor: '00000000000000aa',
    isLasting: false,
    texts: { path: '/' },
    value: 0,
  })
  const record = (events: AnalyticsEvent[]) => {
    const hits = events.map((event) => ({ ...hitOf(event), receivedAt: event.at }))
    return store.record({ groups: [{ commitId: crypto.randomUUID(), hits }], now: today * dayMs })
  }
  await record([daysAgo(2), ...Array.from({ length: 2000 }, () => daysAgo(1))])
  await record([daysAgo(2), daysAgo(0)])
  const keepFor = (retentionDays: number | null) =>
    store.keepPolicy({ now: Date.now(), policy: { visitorPeriod: 'day', retentionDays } })
  const range = { from: 0, until: (today + 1) * dayMs }
  const views = async () =>
    ((await ask(store, 'stats', { range, filter: noFilter })) as { pageviews: number }).pageviews
  await keepFor(null)
  expect(await views()).toBe(2003)
  await keepFor(1)
  expect(await views()).toBe(2001)
  await evictDurableObject(store)
  expect(await views()).toBe(2001)
  expect(await ask(store, 'dateRange', {})).toMatchObject({ startAt: (today - 1) * dayMs })
})

test('a website that never had a hit has nothing to tell, and keeps nothing of the question', async () => {
  const store = newStore()
  expect(await ask(store, 'stats', { range: all, filter: noFilter })).toMatchObject({
    pageviews: 0,
    visitors: 0,
  })
  expect(await ask(store, 'dateRange', {})).toBeNull()
  expect(await store.ledger()).toEqual({ received: 0, stored: 0, dropped: {} })
  expect(await tablesOf(store as never)).toEqual([])
})

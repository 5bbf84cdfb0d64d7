import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { hashOf, lineOf } from '../../../durable-objects/website-store/receipts.ts'
import { type VisitorPeriod, periodAt } from '../../../durable-objects/website-store/salts.ts'

const newStore = () => env.WEBSITE_STORE.getByName(crypto.randomUUID())
const dayMs = 86_400_000

const saltsOf = (store: ReturnType<typeof newStore>, now: number, visitorPeriod: VisitorPeriod) =>
  store.keepPolicy({ now, policy: { visitorPeriod, retentionDays: null } })

test('a website has salts for today and the seven days after, and the same ones when it is asked again', async () => {
  const store = newStore()
  const now = Date.now()
  const salts = await saltsOf(store, now, 'day')
  expect(salts).toHaveLength(8)
  expect(salts[0]).toMatchObject(periodAt(now, 'day'))
  for (const [at, { from, until }] of salts.entries())
    if (at > 0) expect([from, until]).toEqual([salts[at - 1]?.until, from + dayMs])
  expect(new Set(salts.map(({ salt }) => salt)).size).toBe(8)
  expect(await saltsOf(store, now + 1, 'day')).toEqual(salts)
})

test('a salt whose time is over is destroyed, and the account of it is a chain that shows what was taken out', async () => {
  const store = newStore()
  const now = Date.now()
  const [first] = await saltsOf(store, now, 'day')
  const left = await saltsOf(store, (first?.until ?? 0) + 1, 'day')
  expect(left.some(({ salt }) => salt === first?.salt)).toBe(false)
  const receipts = await store.receipts({ after: 0, limit: 100 })
  expect(receipts.map(({ action }) => action).filter((each) => each === 'destroyed')).toHaveLength(1)
  expect(JSON.stringify(receipts)).not.toContain(first?.salt)
  for (const [at, receipt] of receipts.entries())
    expect(receipt.hash).toBe(hashOf(receipts[at - 1]?.hash ?? '', lineOf(receipt)))
})

test('its alarm destroys a salt that nobody asked for any more, and makes the next one', async () => {
  const store = newStore()
  const now = Date.now()
  const before = await saltsOf(store, now - dayMs, 'day')
  // An alarm of yesterday goes off at once, by itself or here.
  await runDurableObjectAlarm(store)
  const kept = () =>
    runInDurableObject(store, (_, { storage: { sql } }) =>
      sql
        .exec<{ salt: string }>('SELECT salt FROM salts ORDER BY from_ms')
        .toArray()
        .map(({ salt }) => salt),
    )
  await expect.poll(kept, { timeout: 60_000 }).not.toContain(before[0]?.salt)
  expect(await kept()).toHaveLength(8)
})

test.each([
  ['day', '2026-11-26T10:00:00Z', '2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z'],
  ['week', '2026-11-26T10:00:00Z', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z'],
  ['week', '2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z', '2026-11-30T00:00:00Z'],
  ['month', '2026-12-31T23:59:59Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
] as const)('a %s that holds at %s lasts from %s until %s', (period, at, from, until) => {
  expect(periodAt(Date.parse(at), period)).toEqual({ from: Date.parse(from), until: Date.parse(until) })
})

test('a longer period that is chosen begins when the day is over, a shorter one ends the present one at midnight', async () => {
  const store = newStore()
  const now = Date.now()
  const { until: midnight } = periodAt(now, 'day')
  const [today] = await saltsOf(store, now, 'day')
  const weeks = await saltsOf(store, now, 'week')
  expect(weeks[0]).toEqual(today)
  expect(weeks[1]).toMatchObject({ from: midnight, until: periodAt(midnight, 'week').until })
  const months = await saltsOf(newStore(), now, 'month')
  expect(months.map(({ until }) => until)).toEqual([periodAt(now, 'month').until, expect.any(Number)])
  const other = newStore()
  const [month] = await saltsOf(other, now, 'month')
  const [cut, next] = await saltsOf(other, now, 'day')
  expect(cut).toEqual({ ...month, until: midnight })
  expect(next).toMatchObject({ from: midnight, until: midnight + dayMs })
})

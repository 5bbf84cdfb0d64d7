import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

const limiter = () => env.RATE_LIMITER.getByName(crypto.randomUUID())
const hour = { max: 3, windowMs: 3_600_000 }

test('a hundred simultaneous requests take exactly as many places as there are', async () => {
  const stub = limiter()
  const now = Date.now()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => stub.take({ key: 'a', max: 20, windowMs: 1000, now })),
  )
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(20)
  expect(new Set(answers.flatMap(({ hitId }) => hitId ?? []))).toHaveLength(20)
})

test('keys are counted apart, also when they look like SQL or like each other', async () => {
  const stub = limiter()
  const now = Date.now()
  const keys = ["'; DROP TABLE windows; --", 'a', 'A', 'a ', '', '__proto__', '🙂']
  for (const key of keys) {
    expect(await stub.take({ key, ...hour, max: 1, now })).toMatchObject({ allowed: true, remaining: 0 })
    expect(await stub.take({ key, ...hour, max: 1, now })).toMatchObject({ allowed: false, hitId: null })
  }
})

test('a place that is given back can be taken again, once', async () => {
  const stub = limiter()
  const now = Date.now()
  const first = await stub.take({ key: 'a', ...hour, max: 1, now })
  await stub.release({ key: 'a', hitId: first.hitId ?? '' })
  await stub.release({ key: 'a', hitId: first.hitId ?? '' })
  await stub.release({ key: 'unknown', hitId: 'nothing' })
  expect((await stub.take({ key: 'a', ...hour, max: 1, now })).allowed).toBe(true)
  expect((await stub.take({ key: 'a', ...hour, max: 1, now })).allowed).toBe(false)
})

test('the count survives the object', async () => {
  const stub = limiter()
  const now = Date.now()
  for (let i = 0; i < hour.max; i++) await stub.take({ key: 'a', ...hour, now })
  await evictDurableObject(stub)
  expect(await stub.take({ key: 'a', ...hour, now })).toMatchObject({
    allowed: false,
    remaining: 0,
    resetAt: now + hour.windowMs,
  })
})

test('an accepted request writes one row, a refused one none', async () => {
  const stub = limiter()
  const now = Date.now()
  await stub.take({ key: 'warm-up', ...hour, now })
  const rows = await runInDurableObject(stub, async (instance, state) => {
    const written: number[] = []
    const { sql } = state.storage
    const count = () => sql.exec<{ n: number }>('SELECT total_changes() AS n').one().n
    for (let i = 0; i < 5; i++) {
      const before = count()
      await instance.take({ key: 'a', ...hour, now })
      written.push(count() - before)
    }
    return written
  })
  expect(rows).toEqual([1, 1, 1, 0, 0])
})

test('amounts that are added at once make one sum, for each key apart', async () => {
  const stub = limiter()
  const expiresAt = Date.now() + 60_000
  expect(await stub.sum({ key: 'a' })).toBe(0)
  const sums = await Promise.all(
    Array.from({ length: 50 }, () => stub.add({ key: 'a', amount: 3, expiresAt })),
  )
  expect(Math.max(...sums)).toBe(150)
  expect(new Set(sums).size).toBe(50)
  await stub.add({ key: 'b', amount: 9_000_000_000_000, expiresAt })
  expect([await stub.sum({ key: 'a' }), await stub.sum({ key: 'b' })]).toEqual([150, 9_000_000_000_000])
})

test('the alarm forgets sums whose time is over, and comes again for those that are left', async () => {
  const stub = limiter()
  const now = Date.now()
  await stub.add({ key: 'yesterday', amount: 1, expiresAt: now - 1 })
  await stub.add({ key: 'today', amount: 2, expiresAt: now + 3_600_000 })
  expect(await runDurableObjectAlarm(stub)).toBe(true)
  expect([await stub.sum({ key: 'yesterday' }), await stub.sum({ key: 'today' })]).toEqual([0, 2])
  await runInDurableObject(stub, (_, state) => state.storage.sql.exec('UPDATE sums SET expires_at = 1'))
  expect(await runDurableObjectAlarm(stub)).toBe(true)
  expect(await runDurableObjectAlarm(stub)).toBe(false)
})

test('the alarm forgets what has expired, keeps the rest, and stops when nothing is left', async () => {
  const stub = limiter()
  const now = Date.now()
  await stub.take({ key: 'old', max: 5, windowMs: 1000, now: now - 5000 })
  await stub.take({ key: 'new', max: 5, windowMs: 3_600_000, now })
  expect(await runDurableObjectAlarm(stub)).toBe(true)
  const keys = () =>
    runInDurableObject(stub, (_, state) => state.storage.sql.exec('SELECT key FROM windows').toArray())
  expect(await keys()).toEqual([{ key: 'new' }])
  await runInDurableObject(stub, (_, state) => state.storage.sql.exec('UPDATE windows SET expires_at = 1'))
  expect(await runDurableObjectAlarm(stub)).toBe(true)
  expect(await keys()).toEqual([])
  expect(await runDurableObjectAlarm(stub)).toBe(false)
  await stub.take({ key: 'again', ...hour, now })
  expect(await runDurableObjectAlarm(stub)).toBe(true)
})

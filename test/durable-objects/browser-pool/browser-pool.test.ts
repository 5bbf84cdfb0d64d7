import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

const newPool = () => env.BROWSER_POOL.getByName(crypto.randomUUID())
const terms = { party: 'email:ann@shop.test', ttlMs: 60_000, max: 1, perSecond: 100 }

test('giving back twice, or what was never held, changes nothing for others', async () => {
  const pool = newPool()
  const now = Date.now()
  await pool.lease({ ...terms, leaseId: 'a', now })
  await pool.release({ leaseId: 'stranger' })
  await pool.release({ leaseId: 'stranger' })
  expect(await pool.status({ now })).toEqual({ leased: 1, waiting: 0 })
})

test('asking again for a lease that is held keeps it and costs no launch', async () => {
  const pool = newPool()
  const now = Date.now()
  const slow = { ...terms, max: 5, perSecond: 1 }
  await pool.lease({ ...slow, leaseId: 'a', now })
  expect(await pool.lease({ ...slow, leaseId: 'a', now: now + 1 })).toEqual({ granted: true })
  expect(await pool.lease({ ...slow, leaseId: 'b', now: now + 1001 })).toEqual({ granted: true })
})

test('a lease that is not renewed ends by itself, one that is renewed stays', async () => {
  const pool = newPool()
  const now = Date.now()
  await pool.lease({ ...terms, leaseId: 'a', now })
  expect(await pool.renew({ leaseId: 'a', ttlMs: 60_000, now: now + 50_000 })).toBe(true)
  expect((await pool.lease({ ...terms, leaseId: 'b', now: now + 100_000 })).granted).toBe(false)
  expect(await pool.lease({ ...terms, leaseId: 'b', now: now + 110_001 })).toEqual({ granted: true })
  expect(await pool.renew({ leaseId: 'a', ttlMs: 60_000, now: now + 110_002 })).toBe(false)
})

test('whoever stops asking loses the place in the queue', async () => {
  const pool = newPool()
  const now = Date.now()
  await pool.lease({ ...terms, leaseId: 'a', now })
  await pool.lease({ ...terms, leaseId: 'gone', now })
  await pool.lease({ ...terms, leaseId: 'b', now: now + 5_000 })
  await pool.release({ leaseId: 'a' })
  expect((await pool.lease({ ...terms, leaseId: 'b', now: now + 6_000 })).granted).toBe(false)
  expect((await pool.lease({ ...terms, leaseId: 'b', now: now + 10_001 })).granted).toBe(true)
})

test('leases survive an eviction of the object, and its alarm clears what has expired', async () => {
  const pool = newPool()
  await pool.lease({ ...terms, leaseId: 'a', ttlMs: 10, now: Date.now() - 1_000 })
  await pool.lease({ ...terms, max: 2, leaseId: 'b', now: Date.now() })
  await evictDurableObject(pool)
  await runDurableObjectAlarm(pool)
  expect(await pool.status({ now: 0 })).toEqual({ leased: 1, waiting: 0 })
})

test('a party with many waiting runs does not keep the single run of another one waiting', async () => {
  const pool = newPool()
  const now = Date.now()
  const ask = (leaseId: string, party: string) => pool.lease({ ...terms, leaseId, party, now })
  expect((await ask('a1', 'a')).granted).toBe(true)
  await ask('a2', 'a')
  await ask('a3', 'a')
  await ask('b1', 'b')
  await pool.release({ leaseId: 'a1' })
  expect(await ask('a2', 'a')).toMatchObject({ granted: true })
  expect(await ask('a3', 'a')).toMatchObject({ granted: false, ahead: 1 })
  await pool.release({ leaseId: 'a2' })
  expect(await ask('a3', 'a')).toMatchObject({ granted: true })
})

import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

const dayMs = 86_400_000
const newStore = () => env.WEBSITE_STORE.getByName(crypto.randomUUID())
type Store = ReturnType<typeof newStore>
interface Hit {
  eventId: string
  receivedAt: number
}

/** What a message with these hits brings. */
const recorded = (
  store: Pick<Store, 'record'>,
  { hits, now, commitId = null }: { hits: Hit[]; now: number; commitId?: string | null },
) => store.record({ groups: [{ commitId, hits }], now })
const newHits = (count: number, receivedAt: number): Hit[] =>
  Array.from({ length: count }, () => ({ eventId: crypto.randomUUID(), receivedAt }))

/** How many names are remembered of each day, which must agree with the ledger. */
const countNames = (store: ReturnType<typeof newStore>) =>
  runInDurableObject(store, (_, { storage: { sql } }) =>
    sql
      .exec<{ names: number }>(
        `SELECT sum(names) AS names FROM (
          SELECT day, names FROM name_runs UNION ALL SELECT day, length(keys) / 24 FROM fresh_names
        ) GROUP BY day`,
      )
      .toArray()
      .map(({ names }) => names),
  )

describe('a website store', () => {
  test('counts a message that comes again not at all, also on the next day and beside new ones', async () => {
    const store = newStore()
    const now = Date.now()
    const message = { hits: newHits(3, now), now, commitId: crypto.randomUUID() }
    await recorded(store, message)
    await evictDurableObject(store)
    const other = { commitId: crypto.randomUUID(), hits: newHits(1, now) }
    const [again, hits] = [{ ...message, now: now + dayMs }, message.hits]
    await recorded(store, again)
    await store.record({ groups: [other, { commitId: message.commitId, hits }, other], now: now + dayMs })
    expect(await store.ledger()).toEqual({ received: 4, stored: 4, dropped: {} })
  })

  test('remembers of a message with nothing new that it was counted', async () => {
    const store = newStore()
    const now = Date.now()
    const hits = newHits(2, now)
    await recorded(store, { hits, now, commitId: crypto.randomUUID() })
    const repeat = { hits, now, commitId: crypto.randomUUID() }
    await recorded(store, repeat)
    await recorded(store, repeat)
    expect(await store.ledger()).toEqual({ received: 4, stored: 2, dropped: { duplicate: 2 } })
    expect(await countNames(store)).toEqual([3])
  })

  test('knows hits of before messages had names', async () => {
    const store = newStore()
    const now = Date.now()
    const hits = newHits(2, now)
    await recorded(store, { hits, now })
    await recorded(store, { hits, now, commitId: crypto.randomUUID() })
    expect(await store.ledger()).toEqual({ received: 4, stored: 2, dropped: { duplicate: 2 } })
  })

  test('recognises a repeat on the following days, and after it was evicted', async () => {
    const store = newStore()
    const now = Date.now()
    const [hit] = newHits(1, now)
    if (!hit) throw new Error('no hit')
    await recorded(store, { hits: [hit], now })
    await evictDurableObject(store)
    await recorded(store, { hits: [{ ...hit, receivedAt: now + 2 * dayMs }], now: now + 2 * dayMs })
    expect(await store.ledger()).toEqual({ received: 2, stored: 1, dropped: { duplicate: 1 } })
  })

  test('counts concurrent deliveries of the same hits once', async () => {
    const store = newStore()
    const now = Date.now()
    const hits = newHits(50, now)
    await Promise.all(Array.from({ length: 10 }, () => recorded(store, { hits, now })))
    expect(await store.ledger()).toEqual({ received: 500, stored: 50, dropped: { duplicate: 450 } })
  })

  test('does not grow for ever: names are forgotten, numbers stay', async () => {
    const store = newStore()
    const now = Date.now()
    for (let day = 0; day < 30; day++) {
      await recorded(store, { hits: newHits(2, now + day * dayMs), now: now + day * dayMs })
    }
    expect(await countNames(store)).toHaveLength(9)
    expect(await store.ledger()).toEqual({ received: 60, stored: 60, dropped: {} })
  })

  test('forgets by alarm when the website has fallen silent', async () => {
    const store = newStore()
    const then = Date.now() - 8 * dayMs
    await recorded(store, { hits: newHits(5, then), now: then })
    await runInDurableObject(store, async (_, { storage }) => {
      // As if the day had passed: the only table left is one that is due.
      for (const table of ['name_days', 'fresh_names']) storage.sql.exec(`UPDATE ${table} SET day = day - 1`)
    })
    expect(await runDurableObjectAlarm(store)).toBe(true)
    expect(await countNames(store)).toEqual([])
    expect(await runInDurableObject(store, (_, { storage }) => storage.getAlarm())).toBeNull()
    expect(await store.ledger()).toEqual({ received: 5, stored: 5, dropped: {} })
  })

  test('tells what happens at the moment to who does not know of the last change, and else only when that was', async () => {
    const store = newStore()
    const now = Date.now()
    await recorded(store, { hits: newHits(1, now), now })
    const { changedAt, data } = await store.live({ now, knownUntil: -1 })
    expect(data?.timestamp).toBe(now)
    expect(await store.live({ now, knownUntil: changedAt })).toEqual({ changedAt, data: null })
    await recorded(store, { hits: newHits(1, now), now })
    expect((await store.live({ now, knownUntil: changedAt })).data?.timestamp).toBe(now)
  })

  test('counts nothing of a batch that it cannot store whole', async () => {
    const store = newStore()
    const now = Date.now()
    await recorded(store, { hits: newHits(1, now), now })
    // No UUID: 31 digits cannot become 16 bytes.
    const broken = [...newHits(3, now), { eventId: 'x'.repeat(31), receivedAt: now }]
    await runInDurableObject(store, async (instance) => {
      await expect(async () => recorded(instance as unknown as Store, { hits: broken, now })).rejects.toThrow(
        /is no UUID/,
      )
    })
    expect(await store.ledger()).toEqual({ received: 1, stored: 1, dropped: {} })
    expect(await countNames(store)).toEqual([1])
  })
})

import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { tablesOf } from '../tables.ts'

const now = Date.now()
const policy = { visitorPeriod: 'day', retentionDays: null } as const
const hit = () => ({
  commitId: crypto.randomUUID(),
  hits: [{ eventId: crypto.randomUUID(), receivedAt: now }],
})

async function newStore() {
  const store = env.WEBSITE_STORE.getByName(crypto.randomUUID())
  await store.keepPolicy({ now, policy })
  return store
}

/** What a website that is gone has left: tables, and an alarm. */
const left = async (store: Awaited<ReturnType<typeof newStore>>) => ({
  tables: await tablesOf(store as never),
  alarm: await runInDurableObject(store, (_, { storage }) => storage.getAlarm()),
})

test('hits that are counted in the moment in which a website is deleted leave nothing of it', async () => {
  const store = await newStore()
  await runInDurableObject(store, async (website, { storage }) => {
    // As after an alarm: whoever counts sets the next one.
    await storage.deleteAlarm()
    const counted = website.record({ groups: [hit()], now })
    const erased = website.erase()
    const late = website.record({ groups: [hit()], now })
    expect(await Promise.all([counted, erased, late])).toEqual([{ ok: true }, 1, { ok: true }])
  })
  expect(await left(store)).toEqual({ tables: [], alarm: null })
})

test('an alarm that rings when a website was deleted finds nothing to do', async () => {
  const store = await newStore()
  await store.erase()
  await runInDurableObject(store, (_, { storage }) => storage.setAlarm(now + 1000))
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runDurableObjectAlarm(store)
  expect(errors).not.toHaveBeenCalled()
  expect(await left(store)).toEqual({ tables: [], alarm: null })
})

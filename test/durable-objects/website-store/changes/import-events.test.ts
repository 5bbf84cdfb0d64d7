import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

const event = (at: number) => ({
  at,
  kind: 1 as const,
  visitor: '0000000000000001',
  isLasting: false,
  texts: { path: '/' },
  value: 0,
})

/** A website into which a file is read that holds two events so far, of which the second message came twice. */
async function importing() {
  const store = env.WEBSITE_STORE.getByName(crypto.randomUUID())
  const [now, jobId] = [Date.now(), crypto.randomUUID()]
  await store.keepPolicy({ now, policy: { visitorPeriod: 'day', retentionDays: null } })
  for (const n of [1, 2, 2])
    await store.change('importEvents', { jobId, at: [0, n], events: [event(now - n)] })
  const checked = async () => {
    await runDurableObjectAlarm(store)
    return store.ledgerCheck()
  }
  return { store, jobId, checked }
}

test('the account is not held against what is kept while a file is read, and agrees with it afterwards', async () => {
  const { store, jobId, checked } = await importing()
  expect(await checked()).toBeNull()
  const ledger = { received: 5, stored: 3, dropped: { bot: 2 } }
  for (let times = 0; times < 2; times++) await store.change('importAccount', { jobId, ledger })
  expect(await store.ledger()).toEqual(ledger)
  expect(await checked()).toMatchObject({ holds: true })
  expect(await checked()).toMatchObject({ holds: true })
})

test('what an import brought before it was given up counts as what it is, once', async () => {
  const { store, jobId, checked } = await importing()
  await store.change('abandonImport', { jobId: crypto.randomUUID() })
  for (let times = 0; times < 2; times++) await store.change('abandonImport', { jobId })
  expect(await store.ledger()).toEqual({ received: 2, stored: 2, dropped: {} })
  expect(await checked()).toMatchObject({ holds: true })
})

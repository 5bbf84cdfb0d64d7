import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { eraseVisitor } from '../../../../workers/features/websites/erase-visitor.ts'
import { getWebsiteLedger } from '../../../../workers/features/websites/get-website-ledger.ts'
import { resetWebsite } from '../../../../workers/features/websites/reset-website.ts'
import { updatePrivacyPolicy } from '../../../../workers/features/websites/update-privacy-policy.ts'
import { sessionIdOf } from '../../../../shared/domain/analytics/names/session-id.ts'
import { ask } from '../../../support/client.ts'
import { newWebsite } from './support.ts'

const none = { received: 0, stored: 0, dropped: {} }

test('the ledger says what became of every hit', async () => {
  const { token, websiteId } = await newWebsite()
  const now = Date.now()
  const hit = { eventId: crypto.randomUUID(), receivedAt: now }
  const old = { eventId: crypto.randomUUID(), receivedAt: now - 30 * 86_400_000 }
  await env.WEBSITE_STORE.getByName(websiteId).record({
    groups: [{ commitId: null, hits: [hit, hit, old] }],
    now,
  })
  expect(await ask(getWebsiteLedger, { websiteId }, { token })).toEqual({
    received: 3,
    stored: 1,
    dropped: { duplicate: 1, expired: 1 },
    recordings: none,
    checked: null,
  })
})

const dayMs = 86_400_000

/** A website with hits of today and of ten days ago, told at that time. */
async function countedWebsite() {
  const { token, websiteId } = await newWebsite()
  const store = env.WEBSITE_STORE.getByName(websiteId)
  const today = Date.now()
  for (const ago of [10, 0]) {
    const now = today - ago * dayMs
    const event = { at: now, kind: 1 as const, isLasting: false, texts: { path: '/' }, value: 0 }
    const hits = ['0000000000000001', '0000000000000002'].map((visitor) => ({
      eventId: crypto.randomUUID(),
      receivedAt: now,
      event: { ...event, visitor },
    }))
    await store.record({ groups: [{ commitId: null, hits }], now })
  }
  const checked = async () => {
    await runDurableObjectAlarm(store)
    return (await ask(getWebsiteLedger, { websiteId }, { token })).checked
  }
  return { token, websiteId, store, checked }
}

test('the account is held against what is kept by alarm, also after days went and visitors were erased', async () => {
  const { token, websiteId, checked } = await countedWebsite()
  expect(await checked()).toMatchObject({ holds: true })
  await ask(updatePrivacyPolicy, { websiteId, retentionDays: 5 }, { token })
  await ask(eraseVisitor, { websiteId, sessionId: sessionIdOf('0000000000000001') }, { token })
  expect(await checked()).toMatchObject({ holds: true })
  expect(await ask(getWebsiteLedger, { websiteId }, { token })).toMatchObject({ received: 4, stored: 4 })
})

const miscount = (store: Awaited<ReturnType<typeof countedWebsite>>['store']) =>
  runInDurableObject(store, (_, { storage }) => {
    storage.sql.exec("UPDATE ledger SET hits = hits + 1 WHERE entry IN ('received', 'stored')")
  })

test('an account that does not agree with what is kept says so', async () => {
  const { store, checked } = await countedWebsite()
  expect(await checked()).toMatchObject({ holds: true })
  await miscount(store)
  expect(await checked()).toMatchObject({ holds: false })
})

/** As if it had never been looked at, and with hits of before what went was noted as well. */
const forget = (store: Awaited<ReturnType<typeof countedWebsite>>['store'], ...settings: string[]) =>
  runInDurableObject(store, (_, { storage }) => {
    for (const name of settings) storage.sql.exec('DELETE FROM settings WHERE name = ?', name)
  })

test('an account that does not agree says so when it is looked at first, also after a reset', async () => {
  const { token, websiteId, store, checked } = await countedWebsite()
  await miscount(store)
  await forget(store, 'ledger_check')
  expect(await checked()).toMatchObject({ holds: false })
  await ask(resetWebsite, { websiteId }, { token })
  await runInDurableObject(store, (_, { storage }) => {
    storage.sql.exec("INSERT INTO ledger (entry, hits) VALUES ('received', 1), ('stored', 1)")
  })
  expect(await checked()).toMatchObject({ holds: false })
})

test('of a website with hits of before what went was noted only what changes since then is held against the account', async () => {
  const { store, checked } = await countedWebsite()
  await miscount(store)
  await forget(store, 'ledger_check', 'gone_noted')
  expect(await checked()).toMatchObject({ holds: true })
  await miscount(store)
  expect(await checked()).toMatchObject({ holds: false })
})

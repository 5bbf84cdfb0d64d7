import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { umamiSend } from '../../../../workers/features/analytics/umami-send.route.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { getPrivacyPolicy } from '../../../../workers/features/websites/get-privacy-policy.ts'
import { getWebsite } from '../../../../workers/features/websites/get-website.ts'
import { listWebsites } from '../../../../workers/features/websites/list-websites.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('a website that was deleted is unknown to everybody, and nothing of it is left', async () => {
  const { token, websiteId } = await visitedWebsite()
  const store = env.WEBSITE_STORE.getByName(websiteId)
  expect(await ask(deleteWebsite, { websiteId }, { token })).toEqual({ deleted: true })
  expect(await refusal(send(getWebsite, { websiteId }, { token }))).toMatchObject({ status: 404 })
  expect(await refusal(send(deleteWebsite, { websiteId }, { token }))).toMatchObject({ status: 404 })
  expect(await refusal(send(getPrivacyPolicy, { websiteId }, {}))).toMatchObject({ status: 404 })
  expect((await ask(listWebsites, {}, { token })).websites).toEqual([])
  await expect.poll(() => env.SITES.get(websiteId), { timeout: 60_000 }).toBeNull()
  await expect
    .poll(() => store.ledger(), { timeout: 60_000 })
    .toEqual({ received: 0, stored: 0, dropped: {} })
  expect(await store.receipts({ after: 0, limit: 1 })).toEqual([])
})

test('what trackers still send of it is kept no more', async () => {
  const { token, websiteId } = await visitedWebsite()
  const store = env.WEBSITE_STORE.getByName(websiteId)
  await ask(deleteWebsite, { websiteId }, { token })
  await expect.poll(async () => (await store.ledger()).received, { timeout: 60_000 }).toBe(0)
  const late = { eventId: crypto.randomUUID(), receivedAt: Date.now() }
  await store.record({ groups: [{ commitId: crypto.randomUUID(), hits: [late] }], now: Date.now() })
  expect((await store.ledger()).received).toBe(0)
  const policy = { visitorPeriod: 'day', retentionDays: null } as const
  expect(await store.keepPolicy({ now: Date.now(), policy })).toEqual([])
  const body = JSON.stringify({ type: 'event', payload: { website: crypto.randomUUID(), url: '/' } })
  expect((await send(umamiSend, {}, { body })).status).toBe(400)
})

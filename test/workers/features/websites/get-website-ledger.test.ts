import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { getWebsiteLedger } from '../../../../workers/features/websites/get-website-ledger.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

const none = { received: 0, stored: 0, dropped: {} }

test('the ledger of a new website is all zeros', async () => {
  const { token } = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, { token })
  expect(await ask(getWebsiteLedger, { websiteId }, { token })).toEqual({
    received: 0,
    stored: 0,
    dropped: {},
    recordings: none,
  })
})

test('the ledger says what became of every hit', async () => {
  const { token } = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, { token })
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
  })
})

test('the ledger of a website of another organization is 404', async () => {
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, await newOwner())
  const { token } = await newOwner()
  expect(await refusal(send(getWebsiteLedger, { websiteId }, { token }))).toMatchObject({
    status: 404,
    error: 'websites.not_found',
  })
})

import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { umamiSend } from '../../../../workers/features/analytics/umami-send.route.ts'
import { send } from '../../../support/client.ts'
import { newWebsite } from '../websites/support.ts'

test('a hit of the tracker of Umami is counted, and answered as Umami does', async () => {
  const { websiteId: website } = await newWebsite()
  const body = JSON.stringify({ type: 'event', payload: { website, url: '/' } })
  const response = await send(umamiSend, {}, { body, headers: { 'content-type': 'application/json' } })
  expect(response.status).toBe(200)
  expect(Object.keys(await response.json<object>()).toSorted()).toEqual(['cache', 'sessionId', 'visitId'])
  await expect
    .poll(() => env.WEBSITE_STORE.getByName(website).ledger(), { timeout: 60_000 })
    .toMatchObject({ received: 1, stored: 1 })
})

import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { umamiBatch } from '../../../../workers/features/analytics/umami-batch.route.ts'
import { send } from '../../../support/client.ts'
import { newWebsite } from '../websites/support.ts'

test('hits that are sent together are counted each', async () => {
  const { websiteId: website } = await newWebsite()
  const hit = { type: 'event', payload: { website, url: '/' } }
  const body = JSON.stringify([hit, hit, { type: 'nonsense' }])
  const response = await send(umamiBatch, {}, { body, headers: { 'content-type': 'text/plain' } })
  expect(await response.json()).toMatchObject({ size: 3, processed: 2, errors: 1 })
  await expect
    .poll(() => env.WEBSITE_STORE.getByName(website).ledger(), { timeout: 60_000 })
    .toMatchObject({ received: 2, stored: 2 })
})

import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { umamiBatch } from '../../../../workers/features/analytics/umami-batch.route.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { ask, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('hits that are sent together are counted each', async () => {
  const { id: website } = await ask(createWebsite, { name: 'Shop' }, await newOwner())
  const hit = { type: 'event', payload: { website, url: '/' } }
  const body = JSON.stringify([hit, hit, { type: 'nonsense' }])
  const response = await send(umamiBatch, {}, { body, headers: { 'content-type': 'text/plain' } })
  expect(await response.json()).toMatchObject({ size: 3, processed: 2, errors: 1 })
  await expect
    .poll(() => env.WEBSITE_STORE.getByName(website).ledger(), { timeout: 60_000 })
    .toMatchObject({ received: 2, stored: 2 })
})

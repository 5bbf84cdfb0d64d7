import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { collectEvent } from '../../../../workers/features/analytics/collect-event.route.ts'
import { sendEvent } from '../../../../workers/features/analytics/send-event.route.ts'
import { send } from '../../../support/client.ts'
import { newWebsite } from '../websites/support.ts'

test('the former address takes the same hits: one sent to both is counted once', async () => {
  const { websiteId: website } = await newWebsite()
  const body = JSON.stringify({
    type: 'identify',
    eventId: crypto.randomUUID(),
    payload: { website, session: { plan: 'growth' } },
  })
  const answers = [await send(sendEvent, {}, { body }), await send(collectEvent, {}, { body })]
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  await expect
    .poll(() => env.WEBSITE_STORE.getByName(website).ledger(), { timeout: 60_000 })
    .toEqual({ received: 2, stored: 1, dropped: { duplicate: 1 } })
})

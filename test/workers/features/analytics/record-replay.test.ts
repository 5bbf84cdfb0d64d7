import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { recordReplay } from '../../../../workers/features/analytics/record-replay.route.ts'
import { refusedAs } from '../../../support/client.ts'
import { recordedWebsite, recordings, sendChunks, snapshot } from '../../../support/recorded-visit.ts'

test('a chunk is stored, sealed', async () => {
  const { websiteId } = await recordedWebsite()
  await sendChunks(websiteId, [[snapshot(Date.now())]])
  expect(await recordings(websiteId)).toEqual({ received: 1, stored: 1, dropped: {} })
  const { objects } = await env.RECORDINGS.list({ prefix: `${websiteId}/` })
  expect(objects).toHaveLength(1)
})

test('a chunk of a website that there is not is refused', async () => {
  const events = [{ type: 3, timestamp: Date.now() }]
  const body = JSON.stringify({ type: 'record', payload: { website: crypto.randomUUID(), events } })
  expect(await refusedAs(recordReplay, {}, { body })).toBe('400 analytics.website_not_found payload.website')
})

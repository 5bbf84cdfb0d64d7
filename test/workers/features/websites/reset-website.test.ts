import { expect, test } from 'vitest'
import { env } from 'cloudflare:workers'
import { getStats } from '../../../../workers/features/reports/get-stats.ts'
import { getWebsiteLedger } from '../../../../workers/features/websites/get-website-ledger.ts'
import { getWebsite } from '../../../../workers/features/websites/get-website.ts'
import { resetWebsite } from '../../../../workers/features/websites/reset-website.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'
import { eventsOf } from '../stories/support.ts'
import { newWebsite } from './support.ts'

const none = { received: 0, stored: 0, dropped: {} }

test('a website that is reset begins at zero, keeps its settings, and knows what comes again', async () => {
  const { token, websiteId, range } = await visitedWebsite()
  const store = env.WEBSITE_STORE.getByName(websiteId)
  const hit = { eventId: crypto.randomUUID(), receivedAt: Date.now() }
  const message = () => ({ groups: [{ commitId: crypto.randomUUID(), hits: [hit] }], now: hit.receivedAt })
  await store.record(message())
  expect(await ask(resetWebsite, { websiteId }, { token })).toEqual({ reset: true })
  expect(await ask(getStats, range, { token })).toMatchObject({ pageviews: 0, visitors: 0 })
  expect(await ask(getWebsiteLedger, { websiteId }, { token })).toEqual({
    received: 0,
    stored: 0,
    dropped: {},
    recordings: none,
    checked: null,
  })
  expect(await ask(getWebsite, { websiteId }, { token })).toMatchObject({ name: 'Shop' })
  await store.record(message())
  expect(await ask(getWebsiteLedger, { websiteId }, { token })).toEqual({
    received: 1,
    stored: 0,
    dropped: { duplicate: 1 },
    recordings: none,
    checked: null,
  })
})

test('web hooks are told of it', async () => {
  const { owner, websiteId } = await newWebsite()
  const told = await eventsOf(owner, (context) => call(resetWebsite, context, { websiteId }))
  expect(told).toEqual([{ type: 'website.changed', data: { websiteId, change: 'reset', fields: [] } }])
})

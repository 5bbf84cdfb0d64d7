import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { handleRequest } from '../../../workers/collect/handle-request.ts'
import type { CollectEnv } from '../../../workers/collect/collector.ts'

// Inside one request, because the test pool resumes no promise across requests; test/e2e/collect.test.ts sends real ones.
const collectEnv = env as unknown as CollectEnv

test('of a thousand hits at once, a tenth of them repeats, every one is accounted for', async () => {
  const website = crypto.randomUUID()
  await env.SITES.put(website, '{"version":1}')
  const names = Array.from({ length: 900 }, () => crypto.randomUUID())
  const statuses = await Promise.all(
    [...names, ...names.slice(0, 100)].map(async (eventId) => {
      const body = JSON.stringify({ type: 'event', eventId, payload: { website, url: '/' } })
      const request = new Request('https://collect.example/api/collect', { method: 'POST', body })
      return (await handleRequest(request, collectEnv, (work) => void work)).status
    }),
  )
  expect(statuses).toEqual(Array.from({ length: 1000 }, () => 202))
  await expect
    .poll(() => env.WEBSITE_STORE.getByName(website).ledger(), { timeout: 60_000 })
    .toEqual({ received: 1000, stored: 900, dropped: { duplicate: 100 } })
})

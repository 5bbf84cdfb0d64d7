import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { collectEvent } from '../../workers/features/analytics/collect-event.route.ts'
import { createWebsite } from '../../workers/features/websites/create-website.ts'
import { browserAgent } from './browser-agent.ts'
import { ask, send } from './client.ts'
import { newOwner } from './people.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/**
 * A website that two people looked at: one came from a search, went on to the cart by a campaign and ordered, one saw the first page. A program came, too, which does not
 * count. `range` is the time in which that was.
 */
export async function visitedWebsite() {
  const owner = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  const began = Date.now()
  const view = (address: string, userAgent: string, payload: object) =>
    send(
      collectEvent,
      {},
      {
        body: JSON.stringify({
          type: 'event',
          payload: { website: websiteId, hostname: 'shop.example', ...payload },
        }),
        headers: { 'content-type': 'text/plain', 'cf-connecting-ip': address, 'user-agent': userAgent },
      },
    )
  await view('192.0.2.1', browserAgent, { url: '/', referrer: 'https://www.google.com/' })
  await view('192.0.2.1', browserAgent, { url: '/cart?utm_source=mail', referrer: 'https://shop.example/' })
  await view('192.0.2.1', browserAgent, { url: '/cart', name: 'ordered', data: { items: 2 } })
  await view('198.51.100.9', firefox, { url: '/' })
  await view('198.51.100.9', 'curl/8.5.0', { url: '/' })
  const isCounted = async () => {
    const { received } = await env.WEBSITE_STORE.getByName(websiteId).ledger()
    if (received !== 5) throw new Error(`Of five hits ${received} came`)
  }
  await vi.waitFor(isCounted, { timeout: 60_000, interval: 50 })
  const range = { websiteId, startAt: began - 60_000, endAt: Date.now() + 60_000 }
  return { token: owner.token, websiteId, range }
}

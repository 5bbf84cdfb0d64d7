import { env } from 'cloudflare:workers'
import { type EventKind, eventKinds } from '../../shared/domain/analytics/event.ts'
import { eventIdOf, sessionIdOf } from '../../shared/domain/analytics/names/session-id.ts'

const visitor = '0123456789abcdef'

/** The id of a visitor whom every test may name. */
export const knownSession = sessionIdOf(visitor)

/** The id of what that visitor ordered, by when it was. */
export const knownEvent = (at: number) => eventIdOf({ at, kind: eventKinds.event, nth: 0, visitor })

/** That visitor looks at a page of a website, which is measured and has an error, says who they are, and orders. */
export async function knownVisit(websiteId: string, at = Date.now()): Promise<void> {
  const event = (kind: EventKind, texts: object, value = 0) => ({
    eventId: crypto.randomUUID(),
    receivedAt: Date.now(),
    event: {
      at,
      kind,
      visitor,
      isLasting: true,
      texts: { browser: 'Chrome', os: 'Linux', device: 'desktop', hostname: 'shop.example.com', ...texts },
      value,
    },
  })
  const hits = [
    event(eventKinds.pageview, { path: '/cart', title: 'Your cart' }),
    event(eventKinds.identify, { path: '/cart', data: '{"plan":"team"}' }),
    event(eventKinds.event, { path: '/cart', event: 'ordered', data: '{"items":2}' }),
    event(eventKinds.performance, { path: '/cart', data: '{"lcp":1250,"fcp":810,"ttfb":120,"cls":0.02}' }),
    event(eventKinds.engagement, { path: '/cart', data: '{"scroll":80}' }, 24_000),
    event(eventKinds.error, {
      path: '/cart',
      event: 'TypeError',
      data: '{"message":"total is undefined","source":"https://shop.example.com/cart.js:7:12"}',
    }),
  ]
  const groups = [{ commitId: crypto.randomUUID(), hits }]
  await env.WEBSITE_STORE.getByName(websiteId).record({ groups, now: Date.now() })
}

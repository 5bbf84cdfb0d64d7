import { env } from 'cloudflare:workers'
import { eventKinds } from '../../shared/domain/analytics/event.ts'
import { sessionIdOf } from '../../shared/domain/analytics/names/session-id.ts'

const visitor = '0123456789abcdef'

/** The id of a visitor whom every test may name. */
export const knownSession = sessionIdOf(visitor)

/** That visitor looks at a page of a website and says who they are. */
export async function knownVisit(websiteId: string, at = Date.now()): Promise<void> {
  const event = (kind: typeof eventKinds.pageview | typeof eventKinds.identify, texts: object) => ({
    eventId: crypto.randomUUID(),
    receivedAt: Date.now(),
    event: {
      at,
      kind,
      visitor,
      isLasting: true,
      texts: { browser: 'Chrome', os: 'Linux', device: 'desktop', hostname: 'shop.example.com', ...texts },
      value: 0,
    },
  })
  const hits = [
    event(eventKinds.pageview, { path: '/cart', title: 'Your cart' }),
    event(eventKinds.identify, { path: '/cart', data: '{"plan":"team"}' }),
  ]
  const groups = [{ commitId: crypto.randomUUID(), hits }]
  await env.WEBSITE_STORE.getByName(websiteId).record({ groups, now: Date.now() })
}

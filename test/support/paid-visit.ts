import { env } from 'cloudflare:workers'
import { type EventKind, eventKinds } from '../../shared/domain/analytics/event.ts'
import { sessionIdOf } from '../../shared/domain/analytics/names/session-id.ts'

const visitor = 'fedcba9876543210'

/** The id of the visitor who pays. */
export const paidSession = sessionIdOf(visitor)

/** A visitor from Berlin comes to a website by a link in the news, looks around, and pays 12.50 EUR. */
export async function paidVisit(websiteId: string, at = Date.now()): Promise<void> {
  const place = { browser: 'Safari', country: 'DE', region: 'DE-BE', city: 'Berlin' }
  const event = (kind: EventKind, later: number, texts: object) => ({
    eventId: crypto.randomUUID(),
    receivedAt: Date.now(),
    event: { at: at + later, kind, visitor, isLasting: false, texts: { ...place, ...texts }, value: 0 },
  })
  const paid = { event: 'paid', data: '{"revenue":12.5,"currency":"EUR"}' }
  const hits = [
    event(eventKinds.pageview, 0, { path: '/', domain: 'news.example', channel: 'referral' }),
    event(eventKinds.pageview, 1, { path: '/cart' }),
    event(eventKinds.event, 2, { path: '/cart', ...paid }),
  ]
  const groups = [{ commitId: crypto.randomUUID(), hits }]
  await env.WEBSITE_STORE.getByName(websiteId).record({ groups, now: Date.now() })
}

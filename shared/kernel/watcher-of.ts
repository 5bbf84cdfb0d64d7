import type { Watcher } from '../db/tables/identity.ts'
import type { Actor } from './context.ts'

/** Whom a socket stands for that somebody opens now, or a link that they fetch, until their sign-in ends; null for a visitor. */
export function watcherOf(actor: Actor, now: number): Watcher | null {
  if (actor.kind === 'key') return { kind: 'key', id: actor.keyId, openedAt: now }
  if (actor.kind !== 'user') return null
  const { session, bearer } = actor
  const person = { kind: 'user' as const, id: actor.userId, openedAt: now }
  if (session) return { ...person, sessionId: session.sessionId }
  if (!bearer) return person
  // An access token of ours is renewed as long as its sign-in lasts; of another issuer's we know only the end.
  const { familyId, expiresAt } = bearer
  return { ...person, ...(familyId === null ? { endsAt: expiresAt } : { familyId }) }
}

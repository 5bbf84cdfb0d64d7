import type { Watcher } from '../db/tables/identity.ts'
import { standingOf } from '../db/watchers.ts'
import type { Context } from './context.ts'
import { type Role, roleAllows } from './roles.ts'
import { watcherOf } from './watcher-of.ts'

/**
 * Who fetches a link to what an organization keeps, as the link carries it under its signature: a person with the sign-in that asked, or an access key, and the
 * organization by which they may. Undefined for what belongs to none, whose links are for whoever has them.
 */
export function linkHolder({ actor, tenant, now }: Context): string | undefined {
  const watcher = tenant && watcherOf(actor, now())
  if (!watcher) return undefined
  const { kind, id, openedAt, sessionId = '', familyId = '' } = watcher
  // An access token of another issuer ends within minutes, and its person goes on with the next: the link does not end with it.
  return [kind, id, tenant.sharedWith ?? tenant.organizationId, openedAt, sessionId, familyId].join('/')
}

/**
 * Whether whoever fetched a link may still have what it opens, in one read: they are signed in as they were then, the key was not revoked, and the organization
 * still knows them, with `role` at least. `organizationId` is whose it is now, where that can be another one by then.
 */
export async function stillHolds(
  { services, now }: Context,
  holder: string,
  { organizationId, role = 'viewer' }: { organizationId?: string; role?: Role } = {},
): Promise<boolean> {
  const [kind, id = '', place = '', openedAt, sessionId, familyId] = holder.split('/')
  if (organizationId !== undefined && organizationId !== place) return false
  const watcher: Watcher = {
    kind: kind === 'key' ? 'key' : 'user',
    id,
    openedAt: Number(openedAt),
    ...(sessionId && { sessionId }),
    ...(familyId && { familyId }),
  }
  if ((await standingOf(services.db, watcher, place, now())) !== 'member') return false
  if (role === 'viewer') return true
  const held = watcher.kind === 'user' ? await services.memberships.role(place, id) : null
  return held !== null && roleAllows(held, role)
}

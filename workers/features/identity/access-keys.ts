import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { accessKeys } from '../../../shared/db/tables/organizations.ts'
import type { Actor, Context } from '../../../shared/kernel/context.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { randomToken } from './secrets.ts'

/** Makes keys recognisable for people and for scanners that look for leaked secrets; no other token begins like this. */
const prefix = 'tw_'

/** How old the time of the last use may be: written for every request it would make each read a write. */
const useKnownMs = 60_000

export const isAccessKey = (token: string): boolean => token.startsWith(prefix)

/** A new access key: the secret, which is shown once, and what is stored of it. */
export function newAccessKey(): { key: string; keyHash: string } {
  const key = `${prefix}${randomToken()}`
  return { key, keyHash: hashToken(key) }
}

/** An access key that holds, and until when (milliseconds since the epoch). */
export interface KeyCredential {
  actor: Extract<Actor, { kind: 'key' }>
  name: string
  scopes: ('read' | 'write')[]
  expiresAt: number | null
}

/** What an access key stands for: a member of its organization when it may write, else a viewer. Null for a key that is unknown, revoked or expired. */
export async function readAccessKey(context: Context, token: string): Promise<KeyCredential | null> {
  const { services, now } = context
  const usable = or(isNull(accessKeys.expiresAt), gt(accessKeys.expiresAt, now()))
  const [found] = await services.db
    .select()
    .from(accessKeys)
    .where(and(eq(accessKeys.keyHash, hashToken(token)), usable))
  if (!found) return null
  const { keyId, organizationId, scope, lastUsedAt, name, expiresAt } = found
  if ((lastUsedAt ?? 0) <= now() - useKnownMs) context.waitUntil(noteUse(context, keyId))
  const writes = scope === 'write'
  return {
    actor: { kind: 'key', keyId, organizationId, role: writes ? 'member' : 'viewer' },
    name,
    scopes: writes ? ['read', 'write'] : ['read'],
    expiresAt,
  }
}

/** The keys of an organization that may write: what is stored of each, and when it ends (milliseconds since the epoch). */
export async function writingKeys({ services: { db }, now }: Context, organizationId: string) {
  const usable = or(isNull(accessKeys.expiresAt), gt(accessKeys.expiresAt, now()))
  return db
    .select({ hash: accessKeys.keyHash, expiresAt: accessKeys.expiresAt })
    .from(accessKeys)
    .where(and(eq(accessKeys.organizationId, organizationId), eq(accessKeys.scope, 'write'), usable))
}

export async function keyExists({ services: { db } }: Context, keyId: string): Promise<boolean> {
  const rows = await db
    .select({ keyId: accessKeys.keyId })
    .from(accessKeys)
    .where(eq(accessKeys.keyId, keyId))
  return rows.length > 0
}

async function noteUse({ services: { db }, now }: Context, keyId: string): Promise<void> {
  const stale = or(isNull(accessKeys.lastUsedAt), lt(accessKeys.lastUsedAt, now()))
  await db
    .update(accessKeys)
    .set({ lastUsedAt: now() })
    .where(and(eq(accessKeys.keyId, keyId), stale))
}

import { and, eq, sql } from 'drizzle-orm'
import { knowledgeBaseShares, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { memberships } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Role, roleAllows } from '../../../shared/kernel/roles.ts'

import { shareNotFound } from './errors.ts'

export type Permission = (typeof knowledgeBaseShares.$inferSelect)['permission']

/** What every query asks that follows shares: an offer opens nothing. */
export const isAccepted = eq(knowledgeBaseShares.status, 'accepted')

/** What a share lets somebody do: who only reads in their own organization does no more here. */
export const roleByShare = (permission: Permission, own: Role): Role =>
  permission === 'write' && roleAllows(own, 'member') ? 'member' : 'viewer'

interface Share {
  role: Role
  sharedWith: string
}

/** The share that opens a base to the actor, by one of their organizations; the one that lets them do most. */
export async function shareFor(context: Context, kbId: string): Promise<Share | undefined> {
  const shares = (await sharesFor(context, kbId)).map(({ organizationId, permission, role }) => ({
    role: roleByShare(permission, role),
    sharedWith: organizationId,
  }))
  return shares.find(({ role }) => role === 'member') ?? shares[0]
}

async function sharesFor({ actor, services: { db } }: Context, kbId: string) {
  const { organizationId, permission } = knowledgeBaseShares
  const ofBase = and(eq(knowledgeBaseShares.kbId, kbId), isAccepted)
  if (actor.kind === 'key') {
    const rows = await db
      .select({ organizationId, permission })
      .from(knowledgeBaseShares)
      .where(and(ofBase, eq(organizationId, actor.organizationId)))
    return rows.map((row) => ({ ...row, role: actor.role }))
  }
  if (actor.kind !== 'user') return []
  return db
    .select({ organizationId, permission, role: memberships.role })
    .from(knowledgeBaseShares)
    .innerJoin(
      memberships,
      and(eq(memberships.organizationId, organizationId), eq(memberships.userId, actor.userId)),
    )
    .where(ofBase)
}

/** The ids of the bases that others share with an organization, for `inArray`. */
export const sharedWith = (organizationId: string) =>
  sql`(select kb_id from ${knowledgeBaseShares} where organization_id = ${organizationId} and status = 'accepted')`

/** The ids of the bases of an organization, and of those that are shared with it, for `inArray`. */
export const readableBy = (organizationId: string) =>
  sql`(select kb_id from ${knowledgeBases} where organization_id = ${organizationId} and deleted_at is null
    union all select kb_id from ${knowledgeBaseShares} where organization_id = ${organizationId} and status = 'accepted')`

/** Throws when a base is not shared with an organization, or not any more. */
export async function requireShare(
  { services: { db } }: Context,
  kbId: string,
  organizationId: string,
): Promise<void> {
  const [found] = await db
    .select({ kbId: knowledgeBaseShares.kbId })
    .from(knowledgeBaseShares)
    .where(
      and(
        eq(knowledgeBaseShares.kbId, kbId),
        eq(knowledgeBaseShares.organizationId, organizationId),
        isAccepted,
      ),
    )
  if (!found) throw shareNotFound()
}

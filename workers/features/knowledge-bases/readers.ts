import { type SQL, and, eq, isNull, sql } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { knowledgeBaseShares, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { memberships } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Belonging, type Role, roleAllows } from '../../../shared/kernel/roles.ts'
import { roleIn } from '../../../shared/kernel/tenant.ts'
import { knowledgeBaseNotFound } from './errors.ts'

export type Permission = (typeof knowledgeBaseShares.$inferSelect)['permission']

/** What every query asks that follows shares: an offer opens nothing. */
export const isAccepted = eq(knowledgeBaseShares.status, 'accepted')

/** The condition for the shares that an organization has accepted. */
export const isSharedWith = (organizationId: string | SQL) =>
  and(eq(knowledgeBaseShares.organizationId, organizationId), isAccepted)

/** The ids of the bases that others share with an organization, for `inArray`. */
export const sharedWith = (organizationId: string) =>
  sql`(select kb_id from ${knowledgeBaseShares} where ${isSharedWith(organizationId)})`

/**
 * The condition for who may read a knowledge base: the organization that has it and those that accepted it as shared, until it is deleted. All that is read
 * for an organization asks it, `organizationId` being its id or a query for that. Who acts is asked by `readerOfBase`, and whoever nobody knows reads what
 * `readPublicBase` gives.
 */
export const isReadableBy = (organizationId: string | SQL) =>
  and(
    sql`${knowledgeBases.kbId} in (
      select kb_id from ${knowledgeBases} where organization_id = ${organizationId} and deleted_at is null
      union all select kb_id from ${knowledgeBaseShares} where ${isSharedWith(organizationId)})`,
    isNull(knowledgeBases.deletedAt),
  )

const findBelonging = (context: Context, kbId: string): Promise<Belonging | undefined> =>
  belongingOf(context, knowledgeBases, and(eq(knowledgeBases.kbId, kbId), isNull(knowledgeBases.deletedAt)))

/** The organization of the knowledge base that an input names, for the pipeline's tenant check. A deleted one is unknown. */
export async function knowledgeBaseOrganization(
  context: Context,
  { id }: { id: string },
): Promise<Belonging> {
  const own = await findBelonging(context, id)
  if (!own) throw knowledgeBaseNotFound()
  return own
}

/**
 * The same for what a share opens too: those with whom a base is shared search and read as viewers, and as members where they may write and are
 * members of their own organization. It is the only other way in; whatever does not ask for it is for the base's own organization.
 */
export const sharedBaseOrganization = async (context: Context, input: { id: string }): Promise<Belonging> =>
  withShare(context, input.id, await knowledgeBaseOrganization(context, input))

async function withShare(context: Context, kbId: string, own: Belonging): Promise<Belonging> {
  const isOwn = context.actor.kind === 'key' ? context.actor.organizationId === own.organizationId : own.role
  return isOwn ? own : { ...own, ...(await shareFor(context, kbId)) }
}

/** The organization for which the actor of a call may read a base; null for a stranger to it, and where there is none. */
export async function readerOfBase(context: Context, kbId: string): Promise<string | null> {
  const own = await findBelonging(context, kbId)
  const reader = own && (await withShare(context, kbId, own))
  return reader && (await roleIn(context, reader)) ? (reader.sharedWith ?? reader.organizationId) : null
}

/** Throws when the actor of the call may not read a base any more that it could read when the call began. */
export async function requireBase(context: Context, kbId: string): Promise<void> {
  if ((await readerOfBase(context, kbId)) === null) throw knowledgeBaseNotFound()
}

/** What a share lets somebody do: who only reads in their own organization does no more here. */
const roleByShare = (permission: Permission, own: Role): Role =>
  permission === 'write' && roleAllows(own, 'member') ? 'member' : 'viewer'

/** The share that opens a base to the actor, by one of their organizations; the one that lets them do most. */
async function shareFor(context: Context, kbId: string) {
  const shares = (await sharesFor(context, kbId)).map(({ organizationId, permission, role }) => ({
    role: roleByShare(permission, role),
    sharedWith: organizationId,
  }))
  return shares.find(({ role }) => role === 'member') ?? shares[0]
}

async function sharesFor({ actor, services: { db } }: Context, kbId: string) {
  const { organizationId, permission } = knowledgeBaseShares
  const isOfBase = eq(knowledgeBaseShares.kbId, kbId)
  if (actor.kind === 'key') {
    const rows = await db
      .select({ organizationId, permission })
      .from(knowledgeBaseShares)
      .where(and(isOfBase, isSharedWith(actor.organizationId)))
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
    .where(and(isOfBase, isAccepted))
}

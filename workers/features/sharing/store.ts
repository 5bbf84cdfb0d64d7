import { type SQL, and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { auditEntries } from '../../../shared/db/tables/audit.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { knowledgeBaseShares, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { memberships, organizations } from '../../../shared/db/tables/organizations.ts'
import { projectKnowledgeBases, projects } from '../../../shared/db/tables/projects.ts'
import type { AuditNote } from '../../../shared/db/commit.ts'
import type { Statement } from '../../../shared/db/database.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { stopSchedulesOf } from '../crawls/index.ts'
import { isAccepted, shareNotFound } from '../knowledge-bases/index.ts'
import { offerNotFound } from './errors.ts'

/** Two lists of at most so many: nobody shares with more by hand. */
const mostListed = 1000

export const isShare = (kbId: string, organizationId: string) =>
  and(eq(knowledgeBaseShares.kbId, kbId), eq(knowledgeBaseShares.organizationId, organizationId))

export const isOffered = eq(knowledgeBaseShares.status, 'offered')

/** An SQL condition: there is a share of which this holds. */
export const shareExists = (which: SQL | undefined) =>
  sql`exists (select 1 from ${knowledgeBaseShares} where ${which})`

const stateOf = {
  permission: knowledgeBaseShares.permission,
  status: knowledgeBaseShares.status,
  offeredAt: knowledgeBaseShares.createdAt,
  acceptedAt: knowledgeBaseShares.acceptedAt,
}

const inTime = <T extends { offeredAt: number; acceptedAt: number | null }>(row: T) => ({
  ...row,
  offeredAt: iso(row.offeredAt),
  acceptedAt: row.acceptedAt === null ? null : iso(row.acceptedAt),
})

/** To whom a base is offered and with whom it is shared, those first that were added first. Names of organizations are told once they have accepted. */
export async function sharesOf({ services: { db } }: Context, kbId: string) {
  const rows = await db
    .select({
      organizationId: knowledgeBaseShares.organizationId,
      name: sql<string | null>`case when ${isAccepted} then ${organizations.name} end`,
      ...stateOf,
    })
    .from(knowledgeBaseShares)
    .leftJoin(organizations, eq(organizations.organizationId, knowledgeBaseShares.organizationId))
    .where(eq(knowledgeBaseShares.kbId, kbId))
    .orderBy(asc(knowledgeBaseShares.createdAt))
    .limit(mostListed)
  return rows.map(inTime)
}

/** What others offer to the organization of the call, and what they share with it: offers first, then the newest. */
export const receivedShares = (context: Context) => received(context)

/** The one of a base; throws where the base is neither offered nor shared. */
export async function receivedShare(context: Context, kbId: string) {
  const [share] = await received(context, eq(knowledgeBaseShares.kbId, kbId))
  if (!share) throw offerNotFound()
  return share
}

async function received(context: Context, which?: SQL) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select({
      kbId: knowledgeBases.kbId,
      name: knowledgeBases.name,
      ...stateOf,
      by: { organizationId: organizations.organizationId, organizationName: organizations.name },
      person: { name: users.name, email: users.email },
    })
    .from(knowledgeBaseShares)
    .innerJoin(knowledgeBases, eq(knowledgeBases.kbId, knowledgeBaseShares.kbId))
    .innerJoin(organizations, eq(organizations.organizationId, knowledgeBases.organizationId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.organizationId, organizations.organizationId),
        eq(memberships.userId, knowledgeBaseShares.offeredBy),
      ),
    )
    .leftJoin(users, eq(users.userId, memberships.userId))
    .where(
      and(eq(knowledgeBaseShares.organizationId, organizationId), isNull(knowledgeBases.deletedAt), which),
    )
    .orderBy(desc(isOffered), desc(knowledgeBaseShares.createdAt))
    .limit(mostListed)
  return rows.map(({ by, person, ...row }) => ({ ...inTime(row), offeredBy: { ...by, person } }))
}

const db = ({ services }: Context) => services.db

/** Throws where a base is neither offered to an organization nor shared with it. */
export async function requireAnyShare({ services: { db } }: Context, kbId: string, organizationId: string) {
  const [offer] = await db
    .select({ status: knowledgeBaseShares.status })
    .from(knowledgeBaseShares)
    .where(isShare(kbId, organizationId))
  if (!offer) throw shareNotFound()
}

/** Statements that end what an organization has of a base, its links to projects and the schedules of its crawls included. */
export const endOf = (context: Context, kbId: string, organizationId: string): Statement[] => [
  stopSchedulesOf(context, { kbId, organizationId }),
  db(context).delete(knowledgeBaseShares).where(isShare(kbId, organizationId)),
  db(context)
    .delete(projectKnowledgeBases)
    .where(
      sql`kb_id = ${kbId} and exists (select 1 from ${projects} where ${projects.projectId} = ${projectKnowledgeBases.projectId} and organization_id = ${organizationId})`,
    ),
]

/**
 * The statement that tells the audit log of the other organization, if there is one. Its actor is the organization of the call: which of its people acted is not
 * for the others to read.
 */
export function entryThere(
  context: Context,
  { organizationId, action, resource, resourceId, summary }: AuditNote,
): Statement {
  const { db, ids } = context.services
  const actor = `organization:${tenantOf(context).organizationId}`
  return db.insert(auditEntries).select(sql`
    select ${ids.uuid()}, ${organizationId}, ${context.now()}, ${actor}, ${action}, ${resource}, ${resourceId}, ${summary}
    where exists (select 1 from ${organizations} where ${eq(organizations.organizationId, organizationId)})`)
}

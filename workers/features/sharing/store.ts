import { and, asc, eq } from 'drizzle-orm'
import { knowledgeBaseShares } from '../../../shared/db/tables/knowledge.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** With whom a base is shared, those first that were added first. */
export const sharesOf = ({ services: { db } }: Context, kbId: string) =>
  db
    .select({
      organizationId: knowledgeBaseShares.organizationId,
      name: organizations.name,
      permission: knowledgeBaseShares.permission,
    })
    .from(knowledgeBaseShares)
    .innerJoin(organizations, eq(organizations.organizationId, knowledgeBaseShares.organizationId))
    .where(eq(knowledgeBaseShares.kbId, kbId))
    .orderBy(asc(knowledgeBaseShares.createdAt))
    .limit(1000)

export const isShare = (kbId: string, organizationId: string) =>
  and(eq(knowledgeBaseShares.kbId, kbId), eq(knowledgeBaseShares.organizationId, organizationId))

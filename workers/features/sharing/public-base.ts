import { and, eq, isNull, or } from 'drizzle-orm'
import { fileTotals, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { settingsAllowPublic } from '../organizations/index.ts'
import { publicBaseNotFound } from './errors.ts'

/** A base that anybody may search, by its id or public name; its organization has to allow that still. Throws where there is none. */
export async function readPublicBase({ services: { db } }: Context, kbId: string) {
  const [row] = await db
    .select({ base: knowledgeBases, files: fileTotals.files, organization: organizations })
    .from(knowledgeBases)
    .innerJoin(organizations, eq(organizations.organizationId, knowledgeBases.organizationId))
    .leftJoin(fileTotals, eq(fileTotals.ownerId, knowledgeBases.kbId))
    .where(
      and(
        or(eq(knowledgeBases.kbId, kbId), eq(knowledgeBases.publicSlug, kbId)),
        eq(knowledgeBases.isPublic, true),
        eq(knowledgeBases.status, 'active'),
        isNull(knowledgeBases.deletedAt),
      ),
    )
  if (!row || !settingsAllowPublic(row.organization)) throw publicBaseNotFound()
  return { ...row.base, fileCount: row.files ?? 0 }
}

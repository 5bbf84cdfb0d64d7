import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { fileTotals, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { projectKnowledgeBases, projects } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { knowledgeBaseNotFound } from './errors.ts'
import { isReadableBy } from './readers.ts'

/** A base as a search of several needs it. */
export interface SearchableBase {
  kbId: string
  name: string
}

/** Each base is an object that answers for itself: so many are asked at once. */
const mostBases = 100

const fields = { kbId: knowledgeBases.kbId, name: knowledgeBases.name }
const isActive = eq(knowledgeBases.status, 'active')

/** The bases of an organization that hold anything and are not archived, those first that were changed last. */
export async function searchableBases(
  context: Context,
): Promise<{ bases: SearchableBase[]; isCut: boolean }> {
  const rows = await openBases(context)
  return { bases: rows.slice(0, mostBases), isCut: rows.length > mostBases }
}

/** A base that an organization has or shares; none where it was deleted, and where the share has ended. */
export async function baseFor(
  context: Context,
  kbId: string,
  organizationId: string,
): Promise<SearchableBase | undefined> {
  const [base] = await context.services.db
    .select(fields)
    .from(knowledgeBases)
    .where(and(eq(knowledgeBases.kbId, kbId), isReadableBy(organizationId)))
  return base
}

/** The same for the organization of the call, by the field `knowledgeBaseId`. Throws where there is none. */
export async function readableBase(context: Context, kbId: string): Promise<SearchableBase> {
  const base = await baseFor(context, kbId, tenantOf(context).organizationId)
  if (base) return base
  const details = [{ path: 'knowledgeBaseId', message: knowledgeBaseNotFound.sentence }]
  throw knowledgeBaseNotFound({ details })
}

export const openBases = (context: Context): Promise<SearchableBase[]> =>
  context.services.db
    .select(fields)
    .from(knowledgeBases)
    .innerJoin(fileTotals, eq(fileTotals.ownerId, knowledgeBases.kbId))
    .where(and(isReadableBy(tenantOf(context).organizationId), isActive, gt(fileTotals.files, 0)))
    .orderBy(desc(knowledgeBases.updatedAt))
    .limit(mostBases + 1)

/** The ids of the bases that `linkedBases` gives, for conditions: those that the organization of the project may read, whoever asks. */
export const linkedBaseIds = (projectId: string) =>
  sql`(select ${knowledgeBases.kbId} from ${projectKnowledgeBases}
    join ${knowledgeBases} on ${knowledgeBases.kbId} = ${projectKnowledgeBases.kbId}
    where ${projectKnowledgeBases.projectId} = ${projectId} and ${isActive} and ${isReadableBy(organizationOf(projectId))})`

const organizationOf = (projectId: string) =>
  sql`(select organization_id from ${projects} where project_id = ${projectId})`

/** The bases that are linked to a project and not archived, in the order of their links. */
export const linkedBases = (context: Context, projectId: string): Promise<SearchableBase[]> =>
  context.services.db
    .select(fields)
    .from(projectKnowledgeBases)
    .innerJoin(knowledgeBases, eq(knowledgeBases.kbId, projectKnowledgeBases.kbId))
    .where(
      and(
        eq(projectKnowledgeBases.projectId, projectId),
        isReadableBy(tenantOf(context).organizationId),
        isActive,
      ),
    )
    .orderBy(asc(projectKnowledgeBases.position))
    .limit(mostBases)

/** Throws when one of the bases that a project was linked to when the call began is out of its reach by now. */
export async function requireSameBases(
  context: Context,
  projectId: string,
  bases: readonly SearchableBase[],
): Promise<void> {
  const now = new Set((await linkedBases(context, projectId)).map(({ kbId }) => kbId))
  if (!bases.every(({ kbId }) => now.has(kbId))) throw knowledgeBaseNotFound()
}

/** Throws when one of the bases that were searched is out of reach by now. */
export async function requireSearchable(context: Context, bases: readonly SearchableBase[]): Promise<void> {
  const now = new Set((await openBases(context)).map(({ kbId }) => kbId))
  if (!bases.every(({ kbId }) => now.has(kbId))) throw knowledgeBaseNotFound()
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { projectKnowledgeBases } from '../../../shared/db/tables/projects.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { knowledgeBaseNotFound } from './errors.ts'
import { isReadableBy } from './readers.ts'

/** Refuses ids of knowledge bases that the organization neither has nor shares, each named by its place in the field `path`. */
export async function requireKnowledgeBases(
  context: Context,
  kbIds: readonly string[],
  path: string,
): Promise<void> {
  if (kbIds.length === 0) return
  const rows = await context.services.db
    .select({ kbId: knowledgeBases.kbId })
    .from(knowledgeBases)
    .where(and(inArray(knowledgeBases.kbId, idsIn(kbIds)), isReadableBy(tenantOf(context).organizationId)))
  const known = new Set(rows.map(({ kbId }) => kbId))
  const missing = kbIds.flatMap((kbId, i) =>
    known.has(kbId) ? [] : [{ path: `${path}.${i}`, message: knowledgeBaseNotFound.sentence }],
  )
  if (missing.length > 0) throw knowledgeBaseNotFound({ details: missing })
}

/** The knowledge bases linked to each of some projects, in the order in which they were given. */
export async function linksOf(
  context: Context,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await linkRows(context, projectIds)
  const links = Map.groupBy(rows, ({ projectId }) => projectId)
  return new Map([...links].map(([projectId, some]) => [projectId, some.map(({ kbId }) => kbId)]))
}

export const linkRows = ({ services: { db } }: Context, projectIds: readonly string[]) =>
  db
    .select({ projectId: projectKnowledgeBases.projectId, kbId: projectKnowledgeBases.kbId })
    .from(projectKnowledgeBases)
    .where(inArray(projectKnowledgeBases.projectId, idsIn(projectIds)))
    .orderBy(asc(projectKnowledgeBases.projectId), asc(projectKnowledgeBases.position))

/** Statements that make these the linked knowledge bases of a project. One that was deleted meanwhile is left out. */
export function replaceLinks(context: Context, projectId: string, kbIds: readonly string[]): Statement[] {
  const { db } = context.services
  const links = projectKnowledgeBases
  return [
    db.delete(links).where(eq(links.projectId, projectId)),
    db.insert(links).select(sql`
      select ${projectId}, kb_id, key from json_each(${JSON.stringify(kbIds)}) join ${knowledgeBases} on kb_id = value
      where ${isReadableBy(tenantOf(context).organizationId)}`),
  ]
}

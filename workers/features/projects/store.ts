import { and, eq, inArray, isNull } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { isLiveProject } from '../../../shared/db/live-project.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { fileTotals } from '../../../shared/db/tables/knowledge.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { linksOf } from '../knowledge-bases/index.ts'
import { projectNotFound } from './errors.ts'
import type { Project } from './schemas.ts'

export type ProjectRow = typeof projects.$inferSelect

/** The organization of the project that an input names, for the pipeline's tenant check. A deleted one is unknown. */
export async function projectOrganization(
  context: Context,
  { projectId }: { projectId: string },
  notFound: () => Error = projectNotFound,
) {
  const which = and(eq(projects.projectId, projectId), isNull(projects.deletedAt))
  const found = await belongingOf(context, projects, which)
  if (!found) throw notFound()
  return found
}

/** A project of the organization of the call. */
export async function findRow(context: Context, projectId: string): Promise<ProjectRow | undefined> {
  const [row] = await context.services.db
    .select()
    .from(projects)
    .where(isLiveProject(projectId, tenantOf(context).organizationId))
  return row
}

export async function readRow(context: Context, projectId: string): Promise<ProjectRow> {
  const row = await findRow(context, projectId)
  if (!row) throw projectNotFound()
  return row
}

export const nameOfProject = async (context: Context, projectId: string): Promise<string> =>
  (await readRow(context, projectId)).name

/** A project as clients see it. What belongs to it is asked for beside it: each turn to the database takes its time. */
export async function readProject(context: Context, projectId: string): Promise<Project> {
  const [row, links, counts] = await Promise.all([
    readRow(context, projectId),
    linksOf(context, [projectId]),
    fileCounts(context, [projectId]),
  ])
  return withBelongings(row, { links, counts })
}

/** A project as clients see it, with the knowledge bases that another one has: it is to be a copy of it, and has no files of its own yet. */
export async function viewOf(context: Context, row: ProjectRow, linkedAs: string): Promise<Project> {
  return viewWith(row, (await linksOf(context, [linkedAs])).get(linkedAs))
}

export const viewWith = (row: ProjectRow, kbIds: string[] = []): Project =>
  withBelongings(row, { links: new Map([[row.projectId, kbIds]]), counts: new Map() })

const newest = newestFirst(projects, 'createdAt', 'projectId')

export async function projectsOf(context: Context, page: Page) {
  const rows = await rowsOf(context, page)
  const { items, nextCursor } = newest.page(rows, page.limit)
  return { projects: await viewsOf(context, items), nextCursor }
}

export function rowsOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  return context.services.db
    .select()
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), isNull(projects.deletedAt), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
}

/** Projects as clients see them, with one query for the links of all, and one for their files. */
async function viewsOf(context: Context, rows: readonly ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ projectId }) => projectId)
  const [links, counts] = await Promise.all([linksOf(context, ids), fileCounts(context, ids)])
  return rows.map((row) => withBelongings(row, { links, counts }))
}

async function fileCounts(
  { services: { db } }: Context,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ projectId: fileTotals.ownerId, files: fileTotals.files })
    .from(fileTotals)
    .where(inArray(fileTotals.ownerId, idsIn(projectIds)))
  return new Map(rows.map(({ projectId, files }) => [projectId, files]))
}

interface Belongings {
  links: ReadonlyMap<string, string[]>
  counts: ReadonlyMap<string, number>
}

const withBelongings = (
  { agentRunCount, lastRunAt, ...row }: ProjectRow,
  { links, counts }: Belongings,
): Project => ({
  ...row,
  knowledgeBaseIds: links.get(row.projectId) ?? [],
  stats: {
    fileCount: counts.get(row.projectId) ?? 0,
    agentRunCount,
    lastActivityAt: iso(Math.max(row.updatedAt, lastRunAt ?? 0)),
  },
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})

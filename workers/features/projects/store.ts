import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { isLiveProject } from '../../../shared/db/live-project.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { fileTotals } from '../../../shared/db/tables/knowledge.ts'
import { projectKnowledgeBases, projects } from '../../../shared/db/tables/projects.ts'
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

type Link = [position: number, kbId: string]

/** The knowledge bases of a project in the order in which they were given, which SQLite would need a sorter for. In a field of a selection, columns lose the names of their tables. */
const knowledgeBaseIds = sql<string[]>`(
  select json_group_array(json_array(link.position, link.kb_id))
  from ${projectKnowledgeBases} as link where link.project_id = ${projects}.project_id
)`.mapWith((text: string) => {
  const links = JSON.parse(text) as Link[]
  return links.toSorted(([one], [other]) => one - other).map(([, kbId]) => kbId)
})

const fileCount = sql<number>`coalesce((
  select total.files from ${fileTotals} as total where total.owner_id = ${projects}.project_id
), 0)`

/** Projects with what belongs to them in the same read: each way to the database takes its time. */
const read = ({ services: { db } }: Context) =>
  db.select({ ...getTableColumns(projects), knowledgeBaseIds, fileCount }).from(projects)

/** A project of the organization of the call as clients see it. */
export async function readProject(context: Context, projectId: string): Promise<Project> {
  const [found] = await read(context).where(isLiveProject(projectId, tenantOf(context).organizationId))
  if (!found) throw projectNotFound()
  return withBelongings(found)
}

/** A project as clients see it, with the knowledge bases that another one has: it is to be a copy of it, and has no files of its own yet. */
export async function viewOf(context: Context, row: ProjectRow, linkedAs: string): Promise<Project> {
  return viewWith(row, (await linksOf(context, [linkedAs])).get(linkedAs))
}

export const viewWith = (row: ProjectRow, kbIds: string[] = []): Project =>
  withBelongings({ ...row, knowledgeBaseIds: kbIds, fileCount: 0 })

const newest = newestFirst(projects, 'createdAt', 'projectId')

export async function projectsOf(context: Context, page: Page) {
  const { items, nextCursor } = newest.page(await rowsOf(context, page), page.limit)
  return { projects: items.map(withBelongings), nextCursor }
}

export function rowsOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  return read(context)
    .where(and(eq(projects.organizationId, organizationId), isNull(projects.deletedAt), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
}

interface Belongings {
  knowledgeBaseIds: string[]
  fileCount: number
}

const withBelongings = ({
  agentRunCount,
  lastRunAt,
  fileCount: files,
  ...row
}: ProjectRow & Belongings): Project => ({
  ...row,
  stats: {
    fileCount: files,
    agentRunCount,
    lastActivityAt: iso(Math.max(row.updatedAt, lastRunAt ?? 0)),
  },
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})

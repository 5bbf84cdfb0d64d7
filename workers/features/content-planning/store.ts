import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { projectLives } from '../../../shared/db/live-project.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { contentAnalyses, contentPlans, pageMigrations } from '../../../shared/db/tables/content-planning.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { ContentPlan } from '../../../shared/domain/content-planning/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { isRead } from '../documents/index.ts'
import { linkedBaseIds } from '../knowledge-bases/index.ts'
import { planStale } from './errors.ts'
import { projectNotFound } from '../projects/index.ts'
import { keyOfAnalysis } from './keys.ts'
import { followPlan } from './follow-plan.ts'
import { mostLiveFiles } from './rules.ts'
import { type FilePlace, successorsOf } from './successors-of.ts'

export type AnalysisRow = typeof contentAnalyses.$inferSelect

/** An analysis by its id alone, for jobs; undefined when it is gone, or its project. */
export async function findAnalysis(
  { services: { db } }: Context,
  jobId: string,
): Promise<AnalysisRow | undefined> {
  const [row] = await db.select().from(contentAnalyses).where(eq(contentAnalyses.jobId, jobId))
  if (!row) return undefined
  const [alive] = await db
    .select({ lives: projectLives(row.projectId, row.organizationId) })
    .from(sql`(select 1)`)
  return alive?.lives ? row : undefined
}

/** Analyses of a project of the organization of the call, the newest first. */
export const newestAnalyses = (context: Context, projectId: string, limit: number): Promise<AnalysisRow[]> =>
  context.services.db
    .select()
    .from(contentAnalyses)
    .where(
      and(
        eq(contentAnalyses.projectId, projectId),
        eq(contentAnalyses.organizationId, tenantOf(context).organizationId),
      ),
    )
    .orderBy(desc(contentAnalyses.createdAt), desc(contentAnalyses.jobId))
    .limit(limit)

/** What the newest analysis that came to its end found; undefined where there is none. */
export async function newestPlan(context: Context, projectId: string): Promise<ContentPlan | undefined> {
  const rows = await newestAnalyses(context, projectId, 10)
  const done = rows.find(({ status }) => status === 'completed')
  return done && readPlan(context, done)
}

/** What is kept of an analysis: its plan, and where each file stood. An older one has neither sites nor places. */
type Kept = Omit<ContentPlan, 'sites'> &
  Partial<Pick<ContentPlan, 'sites'>> & { places?: Record<string, FilePlace> }

/** The plan that an analysis came to, with the files that stand now where its own stood. */
export async function readPlan(
  context: Context,
  analysis: { projectId: string; jobId: string },
): Promise<ContentPlan | undefined> {
  const result = await context.services.files.get(keyOfAnalysis(analysis, 'result'))
  if (!result) return undefined
  const { sites = {}, places = {}, ...plan } = await result.json<Kept>()
  return followPlan({ ...plan, sites }, await successorsOf(context, places, isFileOf(analysis.projectId)))
}

/** The first result stands: of files that were there no more, a late message would make an empty plan. */
export async function keepResult(
  context: Context,
  { projectId, jobId }: AnalysisRow,
  { plan, fileIds }: { plan: ContentPlan; fileIds: readonly string[] },
): Promise<void> {
  const rows = await rowsOfFiles(context, projectId, fileIds)
  const places = rows
    .filter(({ parentFileId }) => parentFileId === '')
    .map(({ fileId, ownerId, fileName, sourceUrl }) => [fileId, { ownerId, fileName, sourceUrl }] as const)
  const kept: Kept = { ...plan, places: Object.fromEntries(places) }
  await context.services.files.put(keyOfAnalysis({ projectId, jobId }, 'result'), JSON.stringify(kept), {
    onlyIf: { etagDoesNotMatch: '*' },
  })
}

export async function readPlanRow({ services: { db } }: Context, projectId: string) {
  const [row] = await db.select().from(contentPlans).where(eq(contentPlans.projectId, projectId))
  return row
}

export const readPages = ({ services: { db } }: Context, projectId: string) =>
  db
    .select()
    .from(pageMigrations)
    .where(eq(pageMigrations.projectId, projectId))
    .orderBy(asc(pageMigrations.ordinal))

/** Files that a project plans: its own, and what was fetched into linked bases that its organization may read. Unlinked or shared no longer, they are none. */
const isFileOf = (projectId: string) =>
  and(
    sql`${files.ownerId} in (select ${projectId} union all select kb_id from ${linkedBaseIds(projectId)})`,
    or(eq(files.ownerId, projectId), isNotNull(files.sourceUrl)),
    isNull(files.deletedAt),
  )

/** A project's own files go first: those of large bases leave room for them. */
const inOrder = (projectId: string) => [
  sql`${files.ownerId} <> ${projectId}`,
  asc(files.createdAt),
  asc(files.fileId),
]

/** Files that a project plans and that were read, in a fixed order. */
export const readFiles = ({ services: { db } }: Context, projectId: string, limit: number) =>
  db
    .select({ fileId: files.fileId })
    .from(files)
    .where(and(isFileOf(projectId), isRead))
    .orderBy(...inOrder(projectId))
    .limit(limit)

export const rowsOfFiles = ({ services: { db } }: Context, projectId: string, fileIds: readonly string[]) =>
  db
    .select()
    .from(files)
    .where(and(isFileOf(projectId), inArray(files.fileId, idsIn(fileIds))))

/** Ids of the files that a project plans now, its own first, in the order of their making; of very large bases the first alone. */
export async function liveFiles({ services: { db } }: Context, projectId: string): Promise<Set<string>> {
  const rows = await db
    .select({ fileId: files.fileId })
    .from(files)
    .where(isFileOf(projectId))
    .orderBy(...inOrder(projectId))
    .limit(mostLiveFiles)
  return new Set(rows.map(({ fileId }) => fileId))
}

const newest = newestFirst(files, 'createdAt', 'fileId')

export async function newestPlannedFiles(
  { services: { db } }: Context,
  projectId: string,
  { limit, cursor }: Page,
) {
  const rows = await db
    .select()
    .from(files)
    .where(and(isFileOf(projectId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  return newest.page(rows, limit)
}

/** What holds for every change of a plan: the project is there, and the plan as its writer has read it. */
export const guardsOfPlan = ({
  projectId,
  organizationId,
  readAt,
}: {
  projectId: string
  organizationId: string
  readAt: number | undefined
}) => [
  { condition: projectLives(projectId, organizationId), refusal: projectNotFound },
  ...(readAt === undefined
    ? []
    : [
        {
          condition: sql`coalesce((select updated_at from ${contentPlans} where project_id = ${projectId}), 0) = ${readAt}`,
          refusal: planStale,
        },
      ]),
]

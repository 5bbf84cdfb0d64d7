import { and, eq, getTableColumns } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { ciTriggers } from '../../../shared/db/tables/ci-triggers.ts'
import { type runStatuses, testRuns } from '../../../shared/db/tables/test-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { executionNotFound, summaryOf } from '../hosted-runs/index.ts'
import { recordOrganization } from '../projects/index.ts'
import type { TestRun } from './schemas.ts'

type TestRunRow = typeof testRuns.$inferSelect & { triggerName: string | null }

/** Runs, each with the name of the trigger that started it: members may see that, but not list the triggers. */
const runsWithTriggers = ({ services: { db } }: Context) =>
  db
    .select({ ...getTableColumns(testRuns), triggerName: ciTriggers.name })
    .from(testRuns)
    .leftJoin(
      ciTriggers,
      and(eq(ciTriggers.triggerId, testRuns.createdBy), eq(ciTriggers.projectId, testRuns.projectId)),
    )

/** The organization of the run that an input names, for the pipeline's tenant check. */
export const runOrganization = (context: Context, { executionId }: { executionId: string }) =>
  recordOrganization(context, testRuns, eq(testRuns.executionId, executionId), executionNotFound)

/** A run of the organization of the call as clients see it. */
export async function findRun(context: Context, executionId: string): Promise<TestRun | undefined> {
  const { organizationId } = tenantOf(context)
  const which = and(eq(testRuns.executionId, executionId), eq(testRuns.organizationId, organizationId))
  const [row] = await runsWithTriggers(context).where(which)
  return row && viewOf(row)
}

export async function readRun(context: Context, executionId: string): Promise<TestRun> {
  const run = await findRun(context, executionId)
  if (!run) throw executionNotFound()
  return run
}

/** How far a run has come. What is over stands in the project; of what goes on only its own object knows. */
export async function stateOf(
  { services: { executions }, now }: Context,
  run: TestRun,
): Promise<Pick<TestRun, 'status' | 'counts'>> {
  const record = run.finishedAt ? null : await executions.getByName(run.executionId).record()
  return record ? summaryOf(record, now()) : run
}

const newest = newestFirst(testRuns, 'createdAt', 'executionId')

export interface Filter {
  projectId: string
  storyId?: string | undefined
  sprintId?: string | undefined
  status?: (typeof runStatuses)[number] | undefined
}

export async function runsOf(context: Context, { limit, ...asked }: Page & Filter) {
  const { items, nextCursor } = newest.page(await rowsOf(context, { limit, ...asked }), limit)
  return { executions: items.map(viewOf), nextCursor }
}

export function rowsOf(context: Context, { limit, cursor, ...filter }: Page & Filter) {
  const { projectId, storyId, sprintId, status } = filter
  const which = and(
    eq(testRuns.projectId, projectId),
    storyId === undefined ? undefined : eq(testRuns.storyId, storyId),
    sprintId === undefined ? undefined : eq(testRuns.sprintId, sprintId),
    status && eq(testRuns.status, status),
    newest.after(cursor),
  )
  return runsWithTriggers(context)
    .where(which)
    .orderBy(...newest.order)
    .limit(limit + 1)
}

const viewOf = ({ createdAt, finishedAt, triggerName, ...row }: TestRunRow): TestRun => ({
  ...row,
  trigger: triggerName === null ? null : { triggerId: row.createdBy, name: triggerName },
  createdAt: iso(createdAt),
  finishedAt: finishedAt === null ? null : iso(finishedAt),
})

/** A run with what its own object knows of it. One whose object is gone was deleted a moment ago. */
export async function recordOfRun(context: Context, executionId: string) {
  const run = await readRun(context, executionId)
  const record = await context.services.executions.getByName(executionId).record()
  if (!record) throw executionNotFound()
  return { run, record }
}

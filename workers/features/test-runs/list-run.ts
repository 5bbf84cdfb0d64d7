import type { Statement } from '../../../shared/db/database.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { commit } from '../../../shared/db/commit.ts'
import { testRuns } from '../../../shared/db/tables/test-runs.ts'
import { beginRun } from '../../../shared/kernel/agent-runs.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { type Link, linksStay, projectStays } from '../projects/index.ts'

type NewRun = Pick<
  typeof testRuns.$inferInsert,
  'executionId' | 'projectId' | 'name' | 'environment' | 'targetUrl' | 'autoCreateDefects'
> & { storyId: string | null; sprintId: string | null }

/** What is written with a run, and how the audit log tells of it. */
export interface ListedWith {
  total: number
  /** The operation that started it. */
  action: string
  links: readonly Link[]
  guards?: readonly Guard[]
  statements?: readonly Statement[]
}

/** Writes a run that begins into the list of its project, and into that of its agent runs. */
export async function listRun(
  context: Context,
  run: NewRun,
  { total, action, links, guards = [], statements = [] }: ListedWith,
): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const { executionId, projectId } = run
  const now = context.now()
  const counts = { total, passed: 0, failed: 0, error: 0, skipped: 0, healed: 0 }
  const amount = total === 1 ? '1 test case' : `${total} test cases`
  const inputSummary = run.name ? `${run.name}: ${amount}` : amount
  await commit(
    context,
    {
      organizationId,
      action,
      resource: 'test_run',
      resourceId: executionId,
      summary: `Started a run of ${amount}`,
      guards: [projectStays(context, projectId), ...linksStay(projectId, links), ...guards],
    },
    [
      db.insert(testRuns).values({
        ...run,
        organizationId,
        status: 'queued',
        counts,
        createdBy: actorId(context.actor),
        createdAt: now,
      }),
      ...beginRun(
        { ...context, projectId },
        { runId: executionId, agentType: 'test-execution', inputSummary },
      ),
      ...statements,
    ],
  )
}

import { commit } from '../../../shared/db/commit.ts'
import { testRuns } from '../../../shared/db/tables/test-runs.ts'
import { beginRun } from '../../../shared/kernel/agent-runs.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { linksStay, projectStays } from '../projects/index.ts'
import { linksOf } from './links.ts'

type NewRun = Pick<
  typeof testRuns.$inferInsert,
  'executionId' | 'projectId' | 'name' | 'environment' | 'targetUrl' | 'autoCreateDefects'
> & { storyId: string | null; sprintId: string | null; total: number }

/** Writes a run that begins into the list of its project, and into that of its agent runs. */
export async function listRun(context: Context, { total, ...run }: NewRun): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const { executionId, projectId } = run
  const now = context.now()
  const counts = { total, passed: 0, failed: 0, error: 0, skipped: 0, healed: 0 }
  const inputSummary = total === 1 ? '1 test case' : `${total} test cases`
  await commit(
    context,
    {
      organizationId,
      action: 'testRuns.start',
      resource: 'test_run',
      resourceId: executionId,
      summary: `Started a run of ${inputSummary}`,
      guards: [projectStays(context, projectId), ...linksStay(projectId, linksOf(run))],
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
    ],
  )
}

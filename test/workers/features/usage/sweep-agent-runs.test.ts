import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { sweepAgentRuns } from '../../../../workers/features/usage/sweep-agent-runs.ts'
import { newContext } from '../../../support/context.ts'

const { db, ids } = newContext().services
const day = 86_400_000
// Long ago, so that runs of other tests are young.
const now = 100 * day
const sweep = () => sweepAgentRuns(newContext({ now: () => now, settings: { AGENT_RUN_RETENTION_DAYS: 90 } }))

const runsOf = (organizationId: string) =>
  db.select().from(agentRuns).where(eq(agentRuns.organizationId, organizationId))

test('runs that began before the retention are forgotten, with a project and without; others stay', async () => {
  const organizationId = ids.uuid()
  const add = async (startedAt: number, projectId: string | null) => {
    const row = { runId: ids.uuid(), organizationId, projectId, startedAt, status: 'completed' as const }
    await db.insert(agentRuns).values({ ...row, agentType: 'test-design', inputSummary: '' })
    return row.runId
  }
  await add(10 * day - 1, ids.uuid())
  await add(10 * day - 1, null)
  const kept = [await add(10 * day, null), await add(now, ids.uuid())]
  expect(await sweep()).toBeGreaterThanOrEqual(2)
  expect(new Set((await runsOf(organizationId)).map(({ runId }) => runId))).toEqual(new Set(kept))
})

test('thousands of them go in one sweep', async () => {
  const organizationId = ids.uuid()
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2300) select i from n`
  await db.run(sql`
    insert into ${agentRuns} (run_id, organization_id, agent_type, status, started_at, input_summary)
    select ${organizationId} || i, ${organizationId}, 'x', 'completed', i, '' from (${numbers})`)
  expect(await sweep()).toBeGreaterThanOrEqual(2300)
  expect(await runsOf(organizationId)).toEqual([])
})

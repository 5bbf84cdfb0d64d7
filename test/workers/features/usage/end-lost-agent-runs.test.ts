import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { endLostAgentRuns } from '../../../../workers/features/usage/end-lost-agent-runs.ts'
import { newContext } from '../../../support/context.ts'

const { db, ids } = newContext().services
const hour = 3_600_000

test('a run that has been running for more than an hour is ended as interrupted, others stay as they are', async () => {
  const organizationId = ids.uuid()
  const now = Date.now()
  const add = async (startedAt: number, status: 'running' | 'completed') => {
    const runId = ids.uuid()
    const row = { runId, organizationId, agentType: 'test-design', inputSummary: '', startedAt, status }
    await db.insert(agentRuns).values(row)
    return runId
  }
  const lost = await add(now - hour - 1, 'running')
  const working = await add(now - hour, 'running')
  const done = await add(now - 2 * hour, 'completed')
  expect(await endLostAgentRuns(newContext({ now: () => now }))).toBeGreaterThanOrEqual(1)
  const rows = await db.select().from(agentRuns).where(eq(agentRuns.organizationId, organizationId))
  const byId = new Map(rows.map((row) => [row.runId, row]))
  expect(byId.get(lost)).toMatchObject({ status: 'failed', error: 'interrupted', finishedAt: now })
  expect(byId.get(working)).toMatchObject({ status: 'running', finishedAt: null })
  expect(byId.get(done)).toMatchObject({ status: 'completed', error: null })
})

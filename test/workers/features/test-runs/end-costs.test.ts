import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testResults } from '../../../../shared/db/tables/test-runs.ts'
import { caseOf } from '../../../../workers/features/test-cases/rules.ts'
import { storeCases } from '../../../../workers/features/test-cases/store-cases.ts'
import { newContext } from '../../../support/context.ts'
import { db } from '../projects/support.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

const most = 500

/** A database that counts the rows which transactions write, indexes and triggers included. */
function countingRows() {
  const written: number[] = []
  const batch = async (statements: D1PreparedStatement[]) => {
    const results = await env.DB.batch(statements)
    written.push(results.reduce((sum, { meta }) => sum + meta.rows_written, 0))
    return results
  }
  const database = { prepare: (sql: string) => env.DB.prepare(sql), batch } as D1Database
  return { database, written }
}

async function runOfMany(verdict: 'passed' | 'failed') {
  const suite = await newSuite()
  const { projectId, organizationId } = suite
  const stored = await storeCases(newContext({ tenant: { organizationId, role: 'member' } }), {
    projectId,
    cases: Array.from({ length: most }, (_, at) => caseOf({ title: `Case ${at}` })),
    note: () => ({ action: 'testCases.create', resource: 'project', resourceId: projectId, summary: '' }),
  })
  const verdicts = Object.fromEntries(stored.map(({ id }) => [id, verdict]))
  return finishedRun(suite, { verdicts, autoCreateDefects: true })
}

test('the end of a run of five hundred cases is one transaction of some rows a case, and told again writes no results', async () => {
  const run = await runOfMany('passed')
  const { database, written } = countingRows()
  await run.tell(database)
  await run.tell(database)
  const rows = await db.select().from(testResults).where(eq(testResults.executionId, run.executionId))
  expect(rows).toHaveLength(most)
  const [first = 0, again = 0, ...others] = written
  expect(others).toEqual([])
  // A result with its indexes, the case, the state that ends and the one that begins with theirs.
  expect(first / most).toBeLessThanOrEqual(20)
  expect(again / most).toBeLessThanOrEqual(2)
})

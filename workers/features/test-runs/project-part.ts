import { eq, inArray } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { testResults, testRuns } from '../../../shared/db/tables/test-runs.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'
import { removeRun } from './remove-run.ts'

// Each has an object and files of its own, and up to 500 results.
const runsAtOnce = 4

/** The runs of a project with their results, evidence and Execution objects; what is still going on stops. */
export const testRunsPart = defineProjectPart({
  name: 'testRuns',
  words: ['test run', 'test runs'],
  async purge(context, projectId) {
    const { db } = context.services
    const some = await db
      .select({ executionId: testRuns.executionId })
      .from(testRuns)
      .where(eq(testRuns.projectId, projectId))
      .limit(runsAtOnce)
    const ids = some.map(({ executionId }) => executionId)
    await Promise.all(ids.map((id) => removeRun(context, id)))
    const [, gone] = await db.batch([
      db.delete(testResults).where(inArray(testResults.executionId, idsIn(ids))),
      db.delete(testRuns).where(inArray(testRuns.executionId, idsIn(ids))),
    ])
    return gone.meta.changes
  },
})

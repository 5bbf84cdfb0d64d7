import { eq, inArray } from 'drizzle-orm'
import { testCaseTags, testCases } from '../../../shared/db/tables/test-cases.ts'
import { caseTargets } from '../../../shared/db/tables/test-runs.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 500

/** The test cases of a project, each with its tags. */
export const testCasesPart = defineProjectPart({
  name: 'testCases',
  words: ['test case', 'test cases'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ testCaseId: testCases.testCaseId })
      .from(testCases)
      .where(eq(testCases.projectId, projectId))
      .orderBy(testCases.createdAt, testCases.testCaseId)
      .limit(rowsAtOnce)
    const [, , gone] = await db.batch([
      db.delete(caseTargets).where(inArray(caseTargets.testCaseId, some)),
      db.delete(testCaseTags).where(inArray(testCaseTags.testCaseId, some)),
      // What triggers write is no case: the rows themselves are counted.
      db
        .delete(testCases)
        .where(inArray(testCases.testCaseId, some))
        .returning({ testCaseId: testCases.testCaseId }),
    ])
    return gone.length
  },
})

import type { z } from 'zod'
import { createTestCase } from '../../../../workers/features/test-cases/create-test-case.ts'
import { listTestCaseHistory } from '../../../../workers/features/test-cases/list-test-case-history.ts'
import { defects } from '../../../../shared/db/tables/defects.ts'
import { ask } from '../../../support/client.ts'
import type { Owner } from '../../../support/people.ts'
import { db } from '../projects/support.ts'
import { newPlan } from '../stories/support.ts'

type Given = Partial<z.input<ReturnType<(typeof createTestCase)['input']>>>

/** A project of somebody with its stories, and the cases that are stored in it. */
export async function newSuite(owner?: Owner) {
  const plan = await newPlan(owner)
  const { projectId, organizationId, token } = plan
  return {
    ...plan,
    testCase: (given: Given = {}) =>
      ask(createTestCase, { projectId, organizationId, title: 'Pay by card', ...given } as never, { token }),
    /** What changed of a case, the oldest first. */
    historyOfCase: async (testCaseId: string) =>
      (await ask(listTestCaseHistory, { testCaseId }, { token })).changes
        .toReversed()
        .map(({ field, from, to }) => [field, from, to]),
    /** A defect as a row, with what it leads to. */
    async defect(links: { storyId?: string; testCaseId?: string }) {
      const defectId = crypto.randomUUID()
      const texts = {
        title: 'Broken',
        description: '',
        stepsToReproduce: '',
        resolution: '',
        environment: '',
      }
      const kinds = { severity: 'major', priority: 'high', status: 'open', source: 'manual' } as const
      const made = { createdBy: 'user', createdAt: 1, updatedAt: 1, judgedAt: 1 }
      const row = { defectId, organizationId, projectId, number: 1, tags: [], ...texts, ...kinds, ...made }
      await db.insert(defects).values({ ...row, ...links })
      return defectId
    },
  }
}

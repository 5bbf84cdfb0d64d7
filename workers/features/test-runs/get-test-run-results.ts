import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defectOccurrences, defects } from '../../../shared/db/tables/defects.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { isOver } from '../../../shared/kernel/events.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import {
  ExecutionView,
  executionNotFound,
  executionView,
  failuresOnly,
  runPictures,
} from '../hosted-runs/index.ts'
import { recordOfRun, runOrganization } from './store.ts'

const TestRunResults = once(() =>
  ExecutionView()
    .extend({
      projectId: z.uuid(),
      defects: z
        .array(z.object({ defectId: z.uuid(), testCaseId: z.string(), stepNumber: z.int() }))
        .describe('Defects that the run has made or met again'),
    })
    .meta({ id: 'TestRunResults' }),
)

export const getTestRunResults = defineOperation({
  id: 'testRuns.getResults',
  route: 'GET /api/qa/test-execution/{executionId}/results',
  summary: 'Get the verdicts, step results and evidence links of a test run of a project',
  description: 'Links to evidence are valid for one hour; get the results again for fresh ones.',
  access: { role: 'viewer', organization: runOrganization, hidden: executionNotFound },
  effect: 'read',
  input: () => ({
    executionId: z.uuid(),
    detail: z
      .enum(['full', 'failures'])
      .default('full')
      .describe('failures: steps and evidence of the cases alone that did not pass'),
  }),
  output: TestRunResults,
  errors: [executionNotFound, notConfigured],
  mcp: 'direct',
  pictures: async (context, { status, cases }) => (isOver(status) ? runPictures(context, cases) : []),
  async run(context, { executionId, detail }) {
    const { run, record } = await recordOfRun(context, executionId)
    const [view, defects] = await Promise.all([
      executionView(context, record),
      defectsOf(context, executionId),
    ])
    const shown = detail === 'failures' ? failuresOnly(view) : view
    return { ...shown, projectId: run.projectId, defects }
  },
})

function defectsOf({ services: { db } }: Context, executionId: string) {
  const { defectId, testCaseId, stepNumber } = defectOccurrences
  return db
    .select({ defectId, testCaseId, stepNumber })
    .from(defectOccurrences)
    .innerJoin(defects, eq(defects.defectId, defectId))
    .where(eq(defectOccurrences.executionId, executionId))
    .orderBy(asc(testCaseId), asc(stepNumber))
}

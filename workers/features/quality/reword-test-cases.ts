import { z } from 'zod'
import { cutPages } from '../../../shared/domain/page-inventory/cut.ts'
import { pagesField } from '../../../shared/domain/page-inventory/schema.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { projectNotFound } from '../projects/index.ts'
import { findCases, testCaseOf } from '../test-cases/index.ts'
import { designAccess, readingLimits } from './access.ts'
import { rewordByModel } from './reword-by-model.ts'
import { rewordedFields } from './rewording-fields.ts'

const mostCases = 200

export const testCaseIds = () => z.array(z.uuid()).min(1, 'Name test cases').max(mostCases)

export const rewordTestCases = defineOperation({
  id: 'quality.rewordTestCases',
  route: 'POST /api/qa/test-cases/reword',
  summary: 'Have steps of stored test cases put into words that a run reads',
  description:
    'The configured model says steps in the step language, with what a look at a page listed where `pages` are given; a step keeps its number, its values and what it expects, and what does not is refused. Nothing is stored: accept proposals by `quality.applyRewordings`. 30 cases are asked about with one call; ask again with `remaining`. What was answered before is given again, and costs nothing.',
  access: designAccess<{ projectId: string }>('member', () => undefined),
  effect: 'read',
  input: () => ({
    projectId: z.uuid(),
    testCaseIds: testCaseIds(),
    pages: pagesField()
      .optional()
      .describe('What the pages offer on which the cases run, as the pages of a session tell it'),
  }),
  output: () => z.object(rewordedFields()),
  maxBodyBytes: 4 * 1024 * 1024,
  errors: [organizationNotFound, projectNotFound, notConfigured],
  limits: readingLimits,
  mcp: 'listed',
  async run(context, { projectId, testCaseIds: ids, pages = [] }) {
    const stored = await findCases(context, ids)
    const testCases = stored
      .filter((each) => each.projectId === projectId)
      .map((each) => testCaseOf(each, each.id))
    return rewordByModel(context, { testCases, pages: cutPages(pages), scope: projectId })
  },
})

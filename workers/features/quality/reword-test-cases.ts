import { z } from 'zod'
import { cutPages } from '../../../shared/domain/page-inventory/cut.ts'
import { pagesField } from '../../../shared/domain/page-inventory/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { projectNotFound } from '../projects/index.ts'
import {
  type StoredTestCase,
  mostRevised,
  revisableCases,
  testCaseNotFound,
  testCaseOf,
  tooManyCases,
} from '../test-cases/index.ts'
import { designAccess, readingLimits } from './access.ts'
import { rewordByModel } from './reword-by-model.ts'
import { rewordedFields } from './rewording-fields.ts'

export const rewordTestCases = defineOperation({
  id: 'quality.rewordTestCases',
  route: 'POST /api/qa/test-cases/reword',
  summary: 'Have steps of stored test cases put into words that a run reads',
  description:
    'The configured model says steps in the step language, with what a look at a page listed where `pages` are given; a step keeps its number, its values and what it expects, and what does not is refused. Without `pages`, cases that are ready are passed over. Nothing is stored: accept proposals by `quality.applyRewordings`. 30 cases are asked about with one call; ask again with `remaining`. What was answered before is given again, and costs nothing.',
  access: {
    ...designAccess<{ projectId: string; testCaseIds?: string[] | undefined }>('member', () => undefined),
    existing: async (context: Context, { projectId, testCaseIds }) => {
      if (testCaseIds) await revisableCases(context, projectId, testCaseIds)
    },
  },
  effect: 'read',
  input: () => ({
    projectId: z.uuid(),
    testCaseIds: z
      .array(z.uuid())
      .min(1, 'Name test cases')
      .max(mostRevised)
      .optional()
      .describe(
        'The cases that are reworded; without them those of the project that are not ready, up to 200',
      ),
    pages: pagesField()
      .optional()
      .describe('What the pages offer on which the cases run, as the pages of a session tell it'),
  }),
  output: () => z.object(rewordedFields()),
  maxBodyBytes: 4 * 1024 * 1024,
  errors: [organizationNotFound, projectNotFound, testCaseNotFound, tooManyCases, notConfigured],
  limits: readingLimits,
  mcp: 'listed',
  async run(context, { projectId, testCaseIds: ids, pages = [] }) {
    const stored = await revisableCases(context, projectId, ids)
    // A ready case is reworded only for a page, whose names it may miss.
    const isOpen = ({ automation, steps }: StoredTestCase): boolean =>
      steps.length > 0 && ((ids && pages.length > 0) || automation?.ready !== true)
    const testCases = stored.filter(isOpen).map((each) => testCaseOf(each, each.id))
    return rewordByModel(context, { testCases, pages: cutPages(pages), scope: projectId })
  },
})

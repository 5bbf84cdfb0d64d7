import { z } from 'zod'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { projectNotFound, requireProject } from '../projects/index.ts'
import { storyNotFound } from '../stories/index.ts'
import { testCaseTooLarge } from './errors.ts'
import { withoutProof } from './evidence.ts'
import { requireStory } from './links.ts'
import { caseOf, judged, saidOf } from './rules.ts'
import { StoredTestCase, caseFields, setByUs } from './schemas.ts'
import { storeCases } from './store-cases.ts'

export const createTestCase = defineOperation({
  id: 'testCases.create',
  route: 'POST /api/qa/test-cases',
  summary: 'Store a test case that somebody wrote by hand',
  description:
    'Takes a test case of any origin as well: its own `id` is kept as `externalId`. What a hosted run would make of the steps is found (`automation`); `checks` and `verified` are not taken from clients.',
  access: {
    role: 'member',
    organization: (_context, { organizationId }) => organizationId,
    hidden: namedNotFound,
    existing: async (context, { projectId, storyId }) => {
      await requireProject(context, projectId)
      await requireStory(context, projectId, storyId)
    },
  },
  effect: 'write',
  input: () => {
    const { title, ...fields } = caseFields()
    return {
      projectId: z.uuid(),
      organizationId: z.uuid(),
      title,
      id: TestCase().shape.id.optional().describe('Its id where it comes from'),
      ...z.object(fields).partial().shape,
    }
  },
  ignores: setByUs,
  output: StoredTestCase,
  status: 201,
  location: ({ id }) => `/api/qa/test-cases/${id}`,
  errors: [organizationNotFound, projectNotFound, storyNotFound, testCaseTooLarge],
  mcp: 'listed',
  async run(context, { projectId, id, title, ...given }) {
    await requireProject(context, projectId)
    await requireStory(context, projectId, given.storyId)
    const said = withoutProof({ externalId: id ?? null, ...saidOf(given), title })
    const [stored] = await storeCases(context, {
      projectId,
      cases: [caseOf({ ...said, automation: await judged(said) })],
      note: ([one]) => ({
        action: 'testCases.create',
        resource: 'test_case',
        resourceId: one?.id ?? '',
        summary: `Stored the test case #${one?.number ?? 0} ${title}`,
      }),
      answer: ([one]) => one,
    })
    if (!stored) throw projectNotFound()
    return stored
  },
})

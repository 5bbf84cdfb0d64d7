import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { figuresOf } from './figures.ts'
import { tracedRequirements } from './requirements.ts'
import { momentFields, momentOf } from './moment.ts'
import { Traceability } from './schemas.ts'
import { tracedStories } from './traced-stories.ts'

export const getTraceability = defineOperation({
  id: 'traceability.get',
  route: 'GET /api/qa/traceability',
  summary:
    'Trace the stories of a project over their test cases and runs to defects, with coverage and pass rate',
  description:
    'Pages over stories, newest first; the figures always count the whole project. `asOf` tells how all of it stood at that moment.',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({
    ...momentFields(),
    storyId: z.uuid().optional().describe('Only this story'),
    sprintId: z.uuid().optional().describe('Only stories of this sprint'),
    ...pageFields(),
  }),
  output: Traceability,
  errors: [projectNotFound],
  mcp: 'listed',
  async run(context, { projectId, asOf, ...page }) {
    const moment = momentOf(context, { projectId, asOf })
    const [figures, traced, requirements] = await Promise.all([
      figuresOf(context, moment),
      tracedStories(context, { ...moment, ...page }),
      tracedRequirements(context, moment),
    ])
    return {
      asOf: asOf === undefined ? null : iso(Math.min(moment.at, context.now())),
      ...traced,
      ...figures,
      requirements,
    }
  },
})

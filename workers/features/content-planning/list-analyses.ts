import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { mostKept } from './rules.ts'
import { Analysis } from './schemas.ts'
import { newestAnalyses } from './store.ts'
import { analysisView } from './views.ts'

export const listAnalyses = defineOperation({
  id: 'contentPlanning.listAnalyses',
  route: 'GET /api/projects/{projectId}/analyze-content-types',
  summary: 'List the analyses of the content of a project',
  description: `The newest first; the last ${mostKept} are kept.`,
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid() }),
  output: () => z.object({ analyses: z.array(Analysis()) }),
  errors: [projectNotFound],
  mcp: 'listed',
  run: async (context, { projectId }) => ({
    analyses: (await newestAnalyses(context, projectId, mostKept)).map(analysisView),
  }),
})

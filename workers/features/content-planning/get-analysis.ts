import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { analysisNotFound } from './errors.ts'
import { withoutDeleted } from './live-plan.ts'
import { Analysis, FileMapping, LeftOut, NavigationNode, RecommendedType } from './schemas.ts'
import { findAnalysis, liveFiles, readPlan } from './store.ts'
import { analysisView } from './views.ts'

const AnalysisResult = () =>
  z.object({
    ...Analysis().shape,
    contentTypes: z
      .array(RecommendedType())
      .optional()
      .describe('Recommended types; absent while it is running'),
    mappings: z.array(FileMapping()).optional().describe('Where each file holds the fields of its type'),
    duplicates: z
      .array(z.array(z.string()))
      .optional()
      .describe('Files that say nearly the same, by their ids'),
    notContent: z
      .array(z.object({ text: z.string(), files: z.number().int().describe('How many files show it') }))
      .optional()
      .describe('Headers, footers, menus and notices that repeat over the files'),
    tree: z.array(NavigationNode()).optional().describe('A recommended navigation'),
    leftOut: LeftOut().optional(),
    warnings: z
      .array(z.string())
      .optional()
      .describe('What to know of the result, in sentences: also that there was nothing to plan'),
  })

export const getAnalysis = defineOperation({
  id: 'contentPlanning.getAnalysis',
  route: 'GET /api/projects/{projectId}/analyze-content-types/{jobId}',
  summary: 'Follow an analysis of content, and read what it found',
  access: {
    role: 'viewer',
    organization: projectOrganization,
    hidden: projectNotFound,
    existing: (context, { projectId, jobId }) => requireAnalysis(context, projectId, jobId),
  },
  effect: 'read',
  input: () => ({ projectId: z.uuid(), jobId: z.uuid() }),
  output: AnalysisResult,
  errors: [projectNotFound, analysisNotFound],
  mcp: 'listed',
  async run(context, { projectId, jobId }) {
    const row = await requireAnalysis(context, projectId, jobId)
    const view = analysisView(row)
    const plan = row.status === 'completed' ? await readPlan(context, row) : undefined
    if (!plan) return view
    const { contentTypes, mappings, duplicates, notContent, navigation, leftOut, warnings } = withoutDeleted(
      plan,
      await liveFiles(context, projectId),
    )
    return { ...view, contentTypes, mappings, duplicates, notContent, tree: navigation, leftOut, warnings }
  },
})

async function requireAnalysis(
  context: Parameters<typeof findAnalysis>[0],
  projectId: string,
  jobId: string,
) {
  const row = await findAnalysis(context, jobId)
  if (row?.projectId !== projectId || row.organizationId !== tenantOf(context).organizationId)
    throw analysisNotFound()
  return row
}

import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { projectLives } from '../../../shared/db/live-project.ts'
import { contentAnalyses } from '../../../shared/db/tables/content-planning.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { idsFor, madeBefore } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { analyzeJob } from './analyze.job.ts'
import { mostFilesOfPlan } from './rules.ts'
import { findAnalysis, newestAnalyses, readFiles } from './store.ts'

export const analyzeContentTypes = defineOperation({
  id: 'contentPlanning.analyze',
  route: 'POST /api/projects/{projectId}/analyze-content-types',
  summary: 'Have the files of a project looked at for types of content',
  description:
    'Looks at its own files, and at pages that were crawled into linked knowledge bases. Answers at once; read the job until it is no longer `running`. While an analysis is under way, it is the answer. No model is called: the same files give the same plan.',
  access: { role: 'member', organization: projectOrganization, hidden: projectNotFound },
  effect: 'write',
  repeat: 'meets',
  input: () => ({ projectId: z.uuid() }),
  output: () => z.object({ jobId: z.uuid(), status: z.enum(['running', 'completed', 'failed']) }),
  errors: [projectNotFound],
  mcp: 'listed',
  readAgainBy: 'contentPlanning.getAnalysis',
  async run(context, { projectId }) {
    const { organizationId } = tenantOf(context)
    const jobId = idsFor(context, 'analysis').uuid()
    const made = await madeBefore(context, () => findAnalysis(context, jobId))
    const [newest] = made ? [made] : await newestAnalyses(context, projectId, 1)
    if (newest && (made || newest.status === 'running')) {
      context.audited = true
      if (newest.status === 'running') await enqueue(context, analyzeJob, { jobId: newest.jobId })
      return { jobId: newest.jobId, status: newest.status }
    }
    const now = context.now()
    const count = (await readFiles(context, projectId, mostFilesOfPlan)).length
    const row = {
      jobId,
      organizationId,
      projectId,
      status: 'running' as const,
      files: count,
      filesRead: 0,
      error: null,
    }
    const guards = [{ condition: projectLives(projectId, organizationId), refusal: projectNotFound }]
    const note = { resource: 'project', resourceId: projectId, summary: 'Started an analysis of its content' }
    await commit(
      context,
      { organizationId, action: 'contentPlanning.analyze', ...note, guards, isAll: true },
      [
        context.services.db
          .insert(contentAnalyses)
          .values({ ...row, createdBy: actorId(context.actor), createdAt: now, updatedAt: now }),
      ],
    )
    await enqueue(context, analyzeJob, { jobId })
    return { jobId, status: row.status }
  },
})

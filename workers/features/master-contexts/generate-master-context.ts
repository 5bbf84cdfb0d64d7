import { z } from 'zod'
import { enqueue } from '../../../shared/kernel/job.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { summariseJob } from './summarise.job.ts'

export const generateMasterContext = defineOperation({
  id: 'masterContexts.generate',
  route: 'POST /api/projects/{projectId}/generate-context',
  summary: 'Have the master context of a project made of its files',
  description:
    'Answers at once; read the master context until its `updatedAt` changes. Each sentence of it is quoted from a file, with its place. It takes the place of what was written.',
  access: { role: 'member', organization: projectOrganization, hidden: projectNotFound },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({ projectId: z.uuid() }),
  output: () =>
    z.object({
      jobId: z.uuid().describe('Names this order in the log'),
      status: z.literal('running'),
    }),
  errors: [projectNotFound],
  mcp: 'listed',
  async run(context, { projectId }) {
    const { organizationId } = tenantOf(context)
    await enqueue(context, summariseJob, {
      ownerKind: 'project' as const,
      ownerId: projectId,
      organizationId,
    })
    return { jobId: context.services.ids.uuid(), status: 'running' as const }
  },
})

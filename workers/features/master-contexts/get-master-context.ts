import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { MasterContext } from './schemas.ts'
import { readContext } from './store.ts'

export const getMasterContext = defineOperation({
  id: 'masterContexts.get',
  route: 'GET /api/projects/{projectId}/master-context',
  summary: 'Read what a project is about',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid() }),
  output: MasterContext,
  errors: [projectNotFound],
  mcp: 'listed',
  run: (context, { projectId }) => readContext(context, projectId),
})

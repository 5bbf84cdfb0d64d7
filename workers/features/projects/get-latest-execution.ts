import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound } from './errors.ts'
import { projectOrganization } from './store.ts'

export const getLatestExecution = defineOperation({
  id: 'projects.getLatestExecution',
  route: 'GET /api/projects/{projectId}/executions/latest',
  summary: "Get the latest execution of a project's agents, with what each of them wrote",
  description: 'Null as long as no agents have worked in the project.',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid() }),
  output: () => z.object({ execution: z.record(z.string(), z.unknown()).nullable() }),
  errors: [projectNotFound],
  mcp: 'listed',
  run: () => ({ execution: null }),
})

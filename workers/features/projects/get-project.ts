import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound } from './errors.ts'
import { Project } from './schemas.ts'
import { projectOrganization, readProject } from './store.ts'

export const getProject = defineOperation({
  id: 'projects.get',
  route: 'GET /api/projects/{projectId}',
  summary: 'Get a project',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid() }),
  output: Project,
  errors: [projectNotFound],
  mcp: 'direct',
  run: (context, { projectId }) => readProject(context, projectId),
})

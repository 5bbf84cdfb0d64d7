import { z } from 'zod'
import { actorId } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectLimitReached, projectNotFound } from './errors.ts'
import { insertProject } from './insert-project.ts'
import { copyName, noRuns, numberedAgents } from './rules.ts'
import { Project } from './schemas.ts'
import { type ProjectRow, projectOrganization, readRow } from './store.ts'

export const duplicateProject = defineOperation({
  id: 'projects.duplicate',
  route: 'POST /api/projects/{projectId}/duplicate',
  summary: 'Copy a project with its configuration',
  description:
    'The copy is active and linked to the same knowledge bases. What was made in the project stays there.',
  access: { role: 'member', organization: projectOrganization, hidden: projectNotFound },
  effect: 'write',
  input: () => ({ projectId: z.uuid() }),
  output: Project,
  status: 201,
  location: ({ projectId }) => `/api/projects/${projectId}`,
  errors: [projectNotFound, projectLimitReached],
  mcp: 'listed',
  async run(context, { projectId }) {
    const original = await readRow(context, projectId)
    const { uuid } = context.services.ids
    const now = context.now()
    const copy: ProjectRow = {
      ...original,
      projectId: uuid(),
      name: copyName(original.name),
      agentConfigs: numberedAgents(original.agentConfigs, { newId: uuid }),
      status: 'active',
      ...noRuns,
      createdBy: actorId(context.actor),
      createdAt: now,
      updatedAt: now,
    }
    return insertProject(context, copy, {
      action: 'projects.duplicate',
      summary: `Created the project ${copy.name}`,
      from: { projectId, notFound: projectNotFound },
    })
  },
})

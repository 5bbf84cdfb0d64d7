import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { isLiveProject, projectLives } from '../../../shared/db/live-project.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { orderPurge, startPurge } from '../purges/index.ts'
import { projectNotFound } from './errors.ts'
import { projectDeleted } from './events.ts'
import { noRuns } from './rules.ts'
import { projectOrganization, readRow } from './store.ts'

export const deleteProject = defineOperation({
  id: 'projects.delete',
  route: 'DELETE /api/projects/{projectId}',
  summary: 'Delete a project and everything in it',
  description:
    'The project is unknown from now on. What it holds is removed in the background, for good; the audit log says when that is done, and how much it was.',
  access: { role: 'admin', organization: projectOrganization, hidden: projectNotFound },
  effect: 'destroy',
  input: () => ({ projectId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [projectNotFound],
  mcp: 'listed',
  async run(context, { projectId }) {
    const { organizationId } = tenantOf(context)
    const { db } = context.services
    const { name } = await readRow(context, projectId)
    const emptied = {
      name: '',
      description: '',
      templateId: null,
      agentConfigs: [],
      ...noRuns,
      deletedAt: context.now(),
    }
    const guards = [{ condition: projectLives(projectId, organizationId), refusal: projectNotFound }]
    await commit(
      context,
      {
        organizationId,
        action: 'projects.delete',
        resource: 'project',
        resourceId: projectId,
        summary: `Deleted the project ${name}`,
        events: [projectDeleted.of({ projectId })],
        guards,
      },
      [
        db.update(projects).set(emptied).where(isLiveProject(projectId, organizationId)),
        orderPurge(context, { resource: 'project', resourceId: projectId, organizationId }),
      ],
    )
    await startPurge(context, projectId)
    return { deleted: true as const }
  },
})

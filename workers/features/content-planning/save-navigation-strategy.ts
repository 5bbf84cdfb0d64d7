import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { faultsOfTree } from '../../../shared/domain/content-planning/index.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { planStale, plannedFileNotFound } from './errors.ts'
import { Navigation, leftOutOf } from './get-navigation-strategy.ts'
import { keepPlan } from './keep-plan.ts'
import { requireAsRead } from './require-as-read.ts'
import { requireFiles } from './require-files.ts'
import { NavigationNode, deepestTree, mostNodes } from './schemas.ts'
import { guardsOfPlan, liveFiles } from './store.ts'
import { placesOf, shapeFaults, wholeTree } from './whole-tree.ts'

export const saveNavigationStrategy = defineOperation({
  id: 'contentPlanning.saveNavigation',
  route: 'POST /api/projects/{projectId}/navigation-strategy',
  summary: 'Save the navigation of the new site',
  description: `Takes the place of the one that was saved. At most ${mostNodes.toLocaleString('en-US')} pages, ${deepestTree} deep; ids, paths and files are each there once.`,
  access: {
    role: 'member',
    organization: projectOrganization,
    hidden: projectNotFound,
    existing: (context, { projectId, tree }) => requireFiles(context, projectId, placesOf(wholeTree(tree))),
  },
  effect: 'write',
  conditional: true,
  input: () => ({ projectId: z.uuid(), tree: z.array(NavigationNode()).max(mostNodes) }),
  ignores: ['leftOut', 'source', 'updatedAt'],
  maxBodyBytes: 1024 * 1024,
  check(_context, { tree }) {
    const shape = shapeFaults(tree)
    const details = shape.length > 0 ? shape : faultsOfTree(wholeTree(tree))
    if (details.length > 0) throw validationFailed({ details })
  },
  output: Navigation,
  errors: [projectNotFound, plannedFileNotFound, planStale],
  mcp: 'listed',
  async run(context, { projectId, tree }, request) {
    const { organizationId } = tenantOf(context)
    const readAt = await requireAsRead(context, projectId, request)
    const navigation = wholeTree(tree)
    await requireFiles(context, projectId, placesOf(navigation))
    const now = context.now()
    const leftOut = leftOutOf(navigation, await liveFiles(context, projectId))
    const answer = { tree: navigation, leftOut, source: 'saved' as const, updatedAt: iso(now) }
    const guards = guardsOfPlan({ projectId, organizationId, readAt })
    const note = {
      resource: 'project',
      resourceId: projectId,
      summary: 'Saved the navigation of the new site',
    }
    await commit(
      context,
      { organizationId, action: 'contentPlanning.saveNavigation', ...note, guards, answer },
      [keepPlan(context, { projectId, organizationId, navigation, updatedAt: now })],
    )
    return answer
  },
})

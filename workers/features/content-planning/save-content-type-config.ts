import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { versionAsked } from '../../../shared/kernel/etag.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { faultsOfTypes } from './check-types.ts'
import { planStale } from './errors.ts'
import { ContentTypes } from './get-content-type-config.ts'
import { keepPlan } from './keep-plan.ts'
import { ContentType, withId } from './schemas.ts'
import { guardsOfPlan } from './store.ts'

export const saveContentTypeConfig = defineOperation({
  id: 'contentPlanning.saveContentTypes',
  route: 'POST /api/projects/{projectId}/content-type-config',
  summary: 'Save the content types of a project',
  description:
    'Takes the place of all that were saved. Names, and the names of the fields of a type, are each there once.',
  access: { role: 'member', organization: projectOrganization, hidden: projectNotFound },
  effect: 'write',
  conditional: true,
  input: () => ({ projectId: z.uuid(), contentTypes: z.array(ContentType()).max(200) }),
  ignores: ['source', 'updatedAt'],
  maxBodyBytes: 1024 * 1024,
  check(_context, { contentTypes }) {
    const details = faultsOfTypes(contentTypes.map(withId))
    if (details.length > 0) throw validationFailed({ details })
  },
  output: ContentTypes,
  errors: [projectNotFound, planStale],
  mcp: 'listed',
  async run(context, { projectId, contentTypes: given }, request) {
    const { organizationId } = tenantOf(context)
    const contentTypes = given.map(withId)
    const now = context.now()
    const answer = { contentTypes, source: 'saved' as const, updatedAt: iso(now) }
    const guards = guardsOfPlan({
      projectId,
      organizationId,
      readAt: versionAsked(request.headers.get('if-match')),
    })
    const note = {
      resource: 'project',
      resourceId: projectId,
      summary: `Saved ${contentTypes.length} content types`,
    }
    await commit(
      context,
      { organizationId, action: 'contentPlanning.saveContentTypes', ...note, guards, answer },
      [keepPlan(context, { projectId, organizationId, contentTypes, updatedAt: now })],
    )
    return answer
  },
})

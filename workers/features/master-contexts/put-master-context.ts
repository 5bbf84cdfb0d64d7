import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { projectLives } from '../../../shared/db/live-project.ts'
import { versionAsked, versionOf } from '../../../shared/kernel/etag.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { contextStale } from './errors.ts'
import { MasterContext, mostContextCharacters } from './schemas.ts'
import { isAsRead, keepContext, readContext } from './store.ts'

export const putMasterContext = defineOperation({
  id: 'masterContexts.put',
  route: 'PUT /api/projects/{projectId}/master-context',
  summary: 'Write what a project is about',
  access: { role: 'member', organization: projectOrganization, hidden: projectNotFound },
  effect: 'write',
  conditional: true,
  input: () => ({ projectId: z.uuid(), masterContext: z.string().max(mostContextCharacters) }),
  ignores: ['updatedAt', 'source', 'masterContextSources'],
  output: MasterContext,
  errors: [projectNotFound, contextStale],
  mcp: 'listed',
  async run(context, { projectId, masterContext }, request) {
    const { organizationId } = tenantOf(context)
    const before = await readContext(context, projectId)
    const readAt = versionAsked(request.headers.get('if-match'))
    if (readAt !== undefined && readAt !== versionOf(before.updatedAt)) throw contextStale()
    if (before.updatedAt !== null && before.masterContext === masterContext) return unchanged(context, before)
    const updatedAt = context.now()
    const source = 'written' as const
    const guards = [
      { condition: projectLives(projectId, organizationId), refusal: projectNotFound },
      ...(readAt === undefined ? [] : [{ condition: isAsRead(projectId, readAt), refusal: contextStale }]),
    ]
    const note = { resource: 'project', resourceId: projectId, summary: 'Wrote the master context' }
    await commit(context, { organizationId, action: 'masterContexts.put', ...note, guards }, [
      keepContext(context, { projectId, masterContext, sources: [], source, updatedAt }),
    ])
    return { masterContext, updatedAt: iso(updatedAt), source, masterContextSources: [] }
  },
})

import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { segments } from '../../../shared/db/tables/analytics.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { segmentNotFound } from '../reports/index.ts'
import { isSegment, readSegment, segmentOrganization } from './store.ts'

export const deleteSegment = defineOperation({
  id: 'segments.delete',
  route: 'DELETE /api/websites/{websiteId}/segments/{segmentId}',
  summary: 'Delete a segment of a website',
  description: 'What visitors did stays as it is.',
  access: { role: 'member', organization: segmentOrganization, hidden: segmentNotFound },
  effect: 'destroy',
  input: () => ({ websiteId: z.uuid(), segmentId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [segmentNotFound],
  mcp: 'listed',
  async run(context, { websiteId, segmentId }) {
    const { organizationId } = tenantOf(context)
    const which = { websiteId, segmentId }
    const { name } = await readSegment(context, which)
    const note = { resource: 'segment', resourceId: segmentId, summary: `Deleted the segment ${name}` }
    await commit(context, { organizationId, action: 'segments.delete', ...note }, [
      context.services.db.delete(segments).where(isSegment(context, which)),
    ])
    return { deleted: true as const }
  },
})

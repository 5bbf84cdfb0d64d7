import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { heatmaps } from '../../../shared/db/tables/analytics.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { heatmapNotFound } from './errors.ts'
import { heatmapOrganization, isNamed, readRow } from './store.ts'
import { removeStored } from './stored.ts'

export const deleteHeatmap = defineOperation({
  id: 'heatmaps.delete',
  route: 'DELETE /api/websites/{websiteId}/heatmaps/{heatmapId}',
  summary: 'Delete a heatmap',
  description: 'Recordings stay as they are. One that is being built is given up.',
  access: { role: 'member', organization: heatmapOrganization, hidden: heatmapNotFound },
  effect: 'destroy',
  input: () => ({ websiteId: z.uuid(), heatmapId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [heatmapNotFound],
  mcp: 'listed',
  async run(context, named) {
    const { organizationId } = tenantOf(context)
    const { urlPath, heatmapId } = await readRow(context, named)
    const note = {
      resource: 'heatmap',
      resourceId: heatmapId,
      summary: `Deleted the heatmap of ${urlPath}`,
    }
    await commit(context, { organizationId, action: 'heatmaps.delete', ...note }, [
      context.services.db.delete(heatmaps).where(isNamed(named)),
    ])
    // What dies here is removed with the website.
    await removeStored(context, named)
    return { deleted: true as const }
  },
})

import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { orderPurge, startPurge } from '../purges/index.ts'
import { websiteOrganization } from './access.ts'
import { websiteNotFound } from './errors.ts'
import { changeOf } from './events.ts'
import { isLiveIn } from './live.ts'
import { readRow } from './store.ts'

export const deleteWebsite = defineOperation({
  id: 'websites.delete',
  route: 'DELETE /api/websites/{websiteId}',
  summary: 'Delete a website and all that its visitors did',
  description:
    'It is unknown from now on, to trackers two minutes later at most. What was collected is removed in the background, for good.',
  access: { role: 'admin', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'destroy',
  input: () => ({ websiteId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [websiteNotFound],
  mcp: 'listed',
  async run(context, { websiteId }) {
    const { organizationId } = tenantOf(context)
    const { name } = await readRow(context, websiteId)
    const emptied = {
      name: '',
      domain: null,
      rules: null,
      privacy: null,
      shareId: null,
      deletedAt: context.now(),
    }
    const note = { resource: 'website', resourceId: websiteId, summary: `Deleted the website ${name}` }
    const events = [changeOf(websiteId, 'deleted')]
    const endings = [{ kind: 'website' as const, id: websiteId }]
    await commit(context, { organizationId, action: 'websites.delete', ...note, events, endings }, [
      context.services.db.update(websites).set(emptied).where(isLiveIn(websiteId, organizationId)),
      orderPurge(context, { resource: 'website', resourceId: websiteId, organizationId }),
    ])
    await startPurge(context, websiteId)
    return { deleted: true as const }
  },
})

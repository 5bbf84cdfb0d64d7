import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { readWebsite, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { orderRebuild } from './archive/order-rebuild.ts'
import { websiteFileUnderWay } from './errors.ts'
import { StartedFile } from './schemas.ts'

export const rebuildWebsite = defineOperation({
  id: 'websites.rebuild',
  route: 'POST /api/websites/{websiteId}/rebuild',
  summary: 'Make the figures of a website anew of its archive',
  description:
    'Answers at once; read the job until it is `completed`. Each day that lies in the archive is made of it again, and what whole days say is worked out anew; days that are not in it yet, or have changed since, stay as they are. Of a website whose store was lost all comes back that was archived.',
  access: { role: 'admin', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'write',
  input: () => ({ websiteId: z.uuid() }),
  output: StartedFile,
  errors: [websiteNotFound, websiteFileUnderWay],
  mcp: 'listed',
  readAgainBy: 'websites.getExport',
  async run(context, { websiteId }) {
    const { organizationId } = tenantOf(context)
    const { name } = await readWebsite(context, websiteId)
    const summary = `Had the website ${name} made anew of its archive`
    return orderRebuild(context, { websiteId, organizationId, summary })
  },
})

import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { websiteFiles } from '../../../shared/db/tables/analytics.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { readWebsite, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { websiteFileUnderWay } from './errors.ts'
import { order } from './order.ts'
import { StartedFile } from './schemas.ts'
import { isFree, newFile } from './store.ts'

export const createExport = defineOperation({
  id: 'websites.export',
  route: 'POST /api/websites/{websiteId}/export',
  summary: 'Have all events of a website written to a file',
  description:
    'Answers at once; read the export until it is `completed`, then take the file by its link. It is NDJSON in gzip: a head with the settings, every event, and the account of hits at the end. Events that come meanwhile may be missing.',
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
    const row = newFile(context, { websiteId, organizationId, kind: 'export' })
    const answer = { jobId: row.jobId, status: row.status }
    const note = {
      resource: 'website',
      resourceId: websiteId,
      summary: `Ordered an export of the website ${name}`,
    }
    const action = 'websites.export'
    await commit(context, { organizationId, action, ...note, answer, guards: [isFree(websiteId)] }, [
      context.services.db.insert(websiteFiles).values(row),
    ])
    await order(context, row)
    return answer
  },
})

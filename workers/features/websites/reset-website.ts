import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { commit } from '../../../shared/db/commit.ts'
import { archiveOf } from '../../../shared/kernel/file-prefixes.ts'
import { purgeFiles } from '../../../shared/kernel/purge-part.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { websiteOrganization } from './access.ts'
import { change } from './change.ts'
import { websiteNotFound } from './errors.ts'
import { changeOf } from './events.ts'
import { forgetHeatmaps } from './heatmaps.ts'
import { readRow } from './store.ts'

export const resetWebsite = defineOperation({
  id: 'websites.reset',
  route: 'POST /api/websites/{websiteId}/reset',
  summary: 'Forget all that visitors of a website did',
  description:
    'The website stays, its settings too; its figures and its account of hits begin at zero, recordings and heatmaps are gone. What was forgotten does not come back.',
  access: { role: 'admin', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'destroy',
  input: () => ({ websiteId: z.uuid() }),
  output: () => z.object({ reset: z.literal(true) }),
  errors: [websiteNotFound],
  mcp: 'listed',
  async run(context, { websiteId }) {
    const { organizationId } = tenantOf(context)
    const { name } = await readRow(context, websiteId)
    await change(context, { websiteId, change: 'reset', asked: null })
    await forgetHeatmaps(context, websiteId)
    // What is on its way there at this moment the store has taken out.
    while ((await purgeFiles(context, archiveOf(websiteId))) > 0);
    const note = { resource: 'website', resourceId: websiteId, summary: `Reset the website ${name}` }
    const events = [changeOf(websiteId, 'reset')]
    const answer = { reset: true as const }
    await commit(context, { organizationId, action: 'websites.reset', ...note, events, answer }, [])
    return answer
  },
})

import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { websites } from '../../../shared/db/tables/websites.ts'
import { defineJob, enqueueAll } from '../../../shared/kernel/job.ts'
import { publishSiteJob } from './publish-site.job.ts'

/** Tells `collect` of all websites of an organization by which access keys servers may send for them now. */
export const publishKeysJob = defineJob({
  name: 'websites.publishKeys',
  bookkeeping: true,
  input: () => ({ organizationId: z.uuid() }),
  async run(context, { organizationId }) {
    const isConcerned = and(
      eq(websites.organizationId, organizationId),
      isNull(websites.teamId),
      isNull(websites.deletedAt),
    )
    const rows = await context.services.db
      .select({ websiteId: websites.websiteId })
      .from(websites)
      .where(isConcerned)
    await enqueueAll(context, publishSiteJob, rows)
  },
})

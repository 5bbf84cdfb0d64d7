import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { websites } from '../../../shared/db/tables/websites.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineJob, enqueue, enqueueAll } from '../../../shared/kernel/job.ts'
import { publishKeysAddress } from '../../../shared/kernel/publishing-keys.ts'
import { keyExists } from '../identity/index.ts'
import { publishSiteJob } from './publish-site.job.ts'

/** By then every transaction of a request has ended. */
const lastLookSeconds = 60

/**
 * Tells `collect` of all websites of an organization by which access keys servers may send for them now, once the change that it was ordered before has happened. What has not happened by
 * the second look was refused.
 */
export const publishKeysJob = defineJob({
  ...publishKeysAddress,
  bookkeeping: true,
  input: () => ({
    organizationId: z.uuid(),
    /** Which key is there afterwards, or is not. Messages of version 1 came after the change as well, and do not say it. */
    change: z.object({ keyId: z.uuid(), exists: z.boolean() }).optional(),
    isLastLook: z.boolean().default(false),
  }),
  async run(context, { organizationId, change, isLastLook }) {
    if (!change || (await keyExists(context, change.keyId)) === change.exists)
      return publishAll(context, organizationId)
    const again = { organizationId, change, isLastLook: true }
    if (!isLastLook) await enqueue(context, publishKeysJob, again, { delaySeconds: lastLookSeconds })
  },
})

async function publishAll(context: Context, organizationId: string): Promise<void> {
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
}

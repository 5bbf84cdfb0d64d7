import { and, inArray, lt } from 'drizzle-orm'
import { websiteFiles } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { removeStored } from './keys.ts'
import { order } from './order.ts'
import { underWay } from './store.ts'

/** Longer than all retries of a message take. */
const patienceMs = 30 * 60_000
const keptMs = 7 * 86_400_000
const atOnce = 100

/** Hourly upkeep: goes on with files that stand still, because a message was lost or a process died. Returns how many. */
export async function resumeWebsiteFiles(context: Context): Promise<number> {
  const rows = await context.services.db
    .select({ jobId: websiteFiles.jobId, websiteId: websiteFiles.websiteId })
    .from(websiteFiles)
    .where(
      and(inArray(websiteFiles.status, underWay), lt(websiteFiles.updatedAt, context.now() - patienceMs)),
    )
    .limit(atOnce)
  await order(context, ...rows)
  return rows.length
}

/** Hourly upkeep: removes exports that are a week old. Returns how many. */
export async function removeOldWebsiteFiles(context: Context): Promise<number> {
  const { db } = context.services
  const over = lt(websiteFiles.createdAt, context.now() - keptMs)
  const rows = await db.select().from(websiteFiles).where(over).limit(atOnce)
  for (const row of rows) await removeStored(context, row)
  const ids = rows.map(({ jobId }) => jobId)
  if (ids.length > 0) await db.delete(websiteFiles).where(inArray(websiteFiles.jobId, ids))
  return rows.length
}

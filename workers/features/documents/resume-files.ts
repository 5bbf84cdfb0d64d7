import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { files, uploads } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { removeUpload } from './file-sink.ts'
import { patienceMs } from './rules.ts'
import { orderReading, underWay } from './start-reading.ts'

const mostAtOnce = 500
const uploadHours = 2

/** Hourly upkeep: goes on with files that stand still, because a message was lost or a process died. Returns how many. */
export async function resumeFiles(context: Context): Promise<number> {
  const rows = await stalledFiles(context)
  await orderReading(context, rows)
  return rows.length
}

export const stalledFiles = ({ services: { db }, now }: Context) =>
  db
    .select(underWay)
    .from(files)
    .where(
      and(
        // Written out: the index of files under way holds no bound value.
        sql`status in ('uploaded', 'processing')`,
        isNull(files.deletedAt),
        lt(files.updatedAt, now() - patienceMs),
      ),
    )
    .orderBy(asc(files.updatedAt))
    .limit(mostAtOnce)

/** Hourly upkeep: removes what uploads have left that broke off with their process. Returns how many; one that the store refuses to remove keeps no other. */
export async function sweepUploads(context: Context): Promise<number> {
  const { db } = context.services
  const rows = await db
    .select()
    .from(uploads)
    .where(lt(uploads.startedAt, context.now() - uploadHours * 3_600_000))
    .orderBy(asc(uploads.startedAt))
    .limit(mostAtOnce)
  const refused: unknown[] = []
  for (const row of rows)
    await removeUpload(context, row).catch(async (error: unknown) => {
      refused.push(error)
      // Behind all others, so that many of its kind let those come.
      await db.update(uploads).set({ startedAt: context.now() }).where(eq(uploads.fileId, row.fileId))
    })
  if (refused.length > 0)
    throw new Error(`${refused.length} uploads could not be removed.`, { cause: refused[0] })
  return rows.length
}

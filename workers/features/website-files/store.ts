import { and, eq, inArray, sql } from 'drizzle-orm'
import { type FileProgress, websiteFiles } from '../../../shared/db/tables/analytics.ts'
import { wholeDay } from '../../../shared/domain/analytics/segment/shards.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { websiteOrganization } from '../websites/index.ts'
import { websiteFileNotFound, websiteFileUnderWay } from './errors.ts'

export type FileRow = typeof websiteFiles.$inferSelect

export const underWay = ['pending', 'running'] as const

const begun: FileProgress = { stage: 'checking', parts: 0, events: 0, bytes: 0, at: 0 }

export function newFile(
  context: Context,
  { websiteId, kind, organizationId }: Pick<FileRow, 'websiteId' | 'kind' | 'organizationId'>,
): FileRow {
  return {
    jobId: context.services.ids.uuid(),
    websiteId,
    organizationId,
    kind,
    status: 'pending',
    progress: begun,
    events: 0,
    error: null,
    createdBy: actorId(context.actor),
    createdAt: context.now(),
    updatedAt: context.now(),
  }
}

/** Where to go on. What began before days had shards says it as a day. */
export const nextShard = ({ shard, at }: FileProgress): number => shard ?? wholeDay(at)

/** One file of a website at a time. */
export const isFree = (websiteId: string) => ({
  condition: sql`not exists (select 1 from ${websiteFiles} where website_id = ${websiteId} and status in ('pending', 'running'))`,
  refusal: websiteFileUnderWay,
})

export async function readFile(
  context: Context,
  { websiteId, jobId }: Pick<FileRow, 'websiteId' | 'jobId'>,
): Promise<FileRow> {
  const [row] = await context.services.db
    .select()
    .from(websiteFiles)
    .where(and(eq(websiteFiles.jobId, jobId), eq(websiteFiles.websiteId, websiteId)))
  if (!row) throw websiteFileNotFound()
  return row
}

/** A file that is under way, of a website that was not deleted. */
export async function fileUnderWay({ services: { db } }: Context, jobId: string) {
  const [found] = await db
    .select({ file: websiteFiles, website: websites })
    .from(websiteFiles)
    .innerJoin(websites, eq(websites.websiteId, websiteFiles.websiteId))
    .where(
      and(
        eq(websiteFiles.jobId, jobId),
        inArray(websiteFiles.status, underWay),
        sql`${websites.deletedAt} is null`,
      ),
    )
  return found ?? null
}

/** Notes how far a file has come. Returns false where another message has brought it further. */
export async function advance(
  { services: { db }, now }: Context,
  { jobId, progress: before }: Pick<FileRow, 'jobId' | 'progress'>,
  change: Partial<Pick<FileRow, 'status' | 'progress' | 'events' | 'error'>>,
): Promise<boolean> {
  const changed = await db
    .update(websiteFiles)
    .set({ ...change, updatedAt: now() })
    .where(
      and(
        eq(websiteFiles.jobId, jobId),
        inArray(websiteFiles.status, underWay),
        sql`json(${websiteFiles.progress}) = json(${JSON.stringify(before)})`,
      ),
    )
    .returning({ jobId: websiteFiles.jobId })
  return changed.length > 0
}

export const isKnown = async ({ services: { db } }: Context, jobId: string): Promise<boolean> =>
  (await db.$count(websiteFiles, eq(websiteFiles.jobId, jobId))) > 0

/** The organization of the file that an input names, for the pipeline's tenant check: a website that there is not has none either. */
export async function fileOrganization(context: Context, named: { websiteId: string; jobId: string }) {
  const organization = await websiteOrganization(context, named).catch((error: unknown) => {
    throw isServiceError(error) ? websiteFileNotFound() : error
  })
  await readFile(context, named)
  return organization
}

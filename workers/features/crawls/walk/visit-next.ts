import { and, asc, eq, isNull } from 'drizzle-orm'
import { crawlAddresses } from '../../../../shared/db/tables/crawls.ts'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { askFor } from './ask-for.ts'
import { endOf } from './end-of.ts'
import { saveState } from './save-state.ts'
import { settle } from './settle.ts'
import { type Picked, type Pause, type Walk, stopped } from './types.ts'

/** Addresses that are asked for before what they answered is looked at together. */
const mostAtOnce = 50

/** Visits the addresses that are next, in the order of their depth. Undefined where the walk goes on at once. */
export async function visitNext(context: Context, walk: Walk): Promise<Pause | undefined> {
  if (walk.state.asked >= walk.row.maxPages && !(await passOverRest(context, walk))) return stopped
  const picked = await pick(context, walk)
  if (picked.length === 0) return endOf(walk)
  const { visits, pause } = await askFor(context, walk, picked)
  if (pause?.kind === 'stopped') return pause
  return (await settle(context, walk, visits)) ? pause : stopped
}

async function pick({ services: { db } }: Context, { row }: Walk): Promise<Picked[]> {
  const rows = await db
    .select({ address: crawlAddresses, liveFileId: files.fileId })
    .from(crawlAddresses)
    .leftJoin(files, and(eq(files.fileId, crawlAddresses.fileId), isNull(files.deletedAt)))
    .where(and(eq(crawlAddresses.crawlId, row.crawlId), eq(crawlAddresses.state, 'found')))
    .orderBy(asc(crawlAddresses.depth), asc(crawlAddresses.ordinal))
    .limit(mostAtOnce)
  return rows.map(({ address, liveFileId }) => ({ ...address, fileId: liveFileId }))
}

/** What is left when a walk has asked for as many pages as it may. */
async function passOverRest(context: Context, walk: Walk): Promise<boolean> {
  const { crawlId, maxPages } = walk.row
  const reason = `The crawl has asked for as many pages as it may (${maxPages}).`
  const rest = context.services.db
    .update(crawlAddresses)
    .set({ state: 'skipped', reason, updatedAt: context.now() })
    .where(and(eq(crawlAddresses.crawlId, crawlId), eq(crawlAddresses.state, 'found')))
  return saveState(context, walk, [rest])
}

import { z } from 'zod'
import type { Context } from '../../../../shared/kernel/context.ts'
import { archiveOf } from '../../../../shared/kernel/file-prefixes.ts'
import { defineJob, enqueueAll } from '../../../../shared/kernel/job.ts'
import { purgeFiles } from '../../../../shared/kernel/purge-part.ts'
import { logNote } from '../../../../shared/services/log.ts'
import { change, publishedOf } from '../../websites/index.ts'
import { keepAccount, noteAccounts } from './accounts.ts'
import { takeOverLost } from './order-rebuild.ts'
import { writeShard } from './write-shard.ts'

const name = 'websites.archive'
/** A message writes shards until there are so many events, or so many shards. */
const most = { events: 200_000, shards: 50 }

/**
 * Brings the archive of a website up to date: its store orders it by night, and at once where something was deleted. A message that comes twice finds nothing more to do, and one that died
 * comes again.
 */
export const archiveJob = defineJob({
  name,
  bookkeeping: true,
  input: () => ({ websiteId: z.uuid(), after: z.number().int().optional() }),
  async run(context, { websiteId, after = -1 }) {
    const failures: unknown[] = []
    let [last, events] = [after, 0]
    for (let shards = 0; events < most.events && shards < most.shards; shards++) {
      const asked = { after: last, now: context.now() }
      const found = await change(context, { websiteId, change: 'archiveShard', asked })
      if (found === 'none') return end(context, websiteId, failures)
      if (found && shards === 0) await keepAccount(context, websiteId, found.epoch)
      const written = found && (await attempt(failures, () => writeShard(context, websiteId, found)))
      if (found === null || written === null) return removeIfGone(context, websiteId)
      ;[last, events] = [found.shard, events + found.events]
    }
    await enqueueAll(context, { name, version: 1, queue: 'jobs' }, [{ websiteId, after: last }])
    tell(failures)
  },
})

/** What cannot be written keeps no other shard from it. */
async function attempt<T>(failures: unknown[], work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    failures.push(error)
    return undefined
  }
}

/** Fails for what could not be written, so that the message comes again for that. */
function tell([first]: readonly unknown[]): void {
  if (first !== undefined) throw first
}

async function end(context: Context, websiteId: string, failures: readonly unknown[]): Promise<void> {
  tell(failures)
  if (!(await noteAccounts(context, websiteId))) return
  logNote({ kind: 'analytics.archiveOfLostStore', websiteId })
  await takeOverLost(context, websiteId)
}

/** What was put there while a website was deleted is nobody's. Where its row is there and its store is not, the archive is what is left of it. */
async function removeIfGone(context: Context, websiteId: string): Promise<void> {
  if (await publishedOf(context, websiteId)) return
  while ((await purgeFiles(context, archiveOf(websiteId))) > 0);
}

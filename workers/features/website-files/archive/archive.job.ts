import { z } from 'zod'
import type { Context } from '../../../../shared/kernel/context.ts'
import { archiveOf } from '../../../../shared/kernel/file-prefixes.ts'
import { defineJob, enqueueAll } from '../../../../shared/kernel/job.ts'
import { purgeFiles } from '../../../../shared/kernel/purge-part.ts'
import { logNote } from '../../../../shared/services/log.ts'
import { change, publishedOf } from '../../websites/index.ts'
import { keepAccount, noteAccounts } from './accounts.ts'
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
    const done = { events: 0, shards: 0, after }
    while (done.events < most.events && done.shards < most.shards) {
      const asked = { after: done.after, now: context.now() }
      const found = await change(context, { websiteId, change: 'archiveShard', asked })
      if (found === 'none') return lookForLost(context, websiteId)
      if (found && done.shards === 0) await keepAccount(context, websiteId, found.epoch)
      if (found === null || (await writeShard(context, websiteId, found)) === null)
        return removeIfGone(context, websiteId)
      done.after = found.shard
      done.shards++
      done.events += found.events
    }
    await enqueueAll(context, { name, version: 1, queue: 'jobs' }, [{ websiteId, after: done.after }])
  },
})

/** Parts of a store that was lost, of which this one began anew, wait for somebody who has the website rebuilt. */
async function lookForLost(context: Context, websiteId: string): Promise<void> {
  if (await noteAccounts(context, websiteId)) logNote({ kind: 'analytics.archiveOfLostStore', websiteId })
}

/** What was put there while a website was deleted is nobody's. Where its row is there and its store is not, the archive is what is left of it. */
async function removeIfGone(context: Context, websiteId: string): Promise<void> {
  if (await publishedOf(context, websiteId)) return
  while ((await purgeFiles(context, archiveOf(websiteId))) > 0);
}

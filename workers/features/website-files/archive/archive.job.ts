import { z } from 'zod'
import type { Context } from '../../../../shared/kernel/context.ts'
import { archiveOf } from '../../../../shared/kernel/file-prefixes.ts'
import { defineJob, enqueue, enqueueAll } from '../../../../shared/kernel/job.ts'
import { purgeFiles } from '../../../../shared/kernel/purge-part.ts'
import { logError, logNote } from '../../../../shared/services/log.ts'
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
  input: () => ({
    websiteId: z.uuid(),
    after: z.number().int().optional(),
    failures: z.number().int().optional(),
    attempt: z.number().int().optional(),
  }),
  async run(context, { websiteId, after = -1, failures = 0, attempt = 0 }) {
    let [last, events, failed] = [after, 0, failures]
    for (let shards = 0; events < most.events && shards < most.shards; shards++) {
      const asked = { after: last, now: context.now() }
      const found = await change(context, { websiteId, change: 'archiveShard', asked })
      if (found === 'none') return end(context, { websiteId, failures: failed, attempt })
      if (found && shards === 0) await keepAccount(context, websiteId, found.epoch)
      const written = found && (await writeShard(context, websiteId, found).catch(failure(context)))
      if (found === null || written === null) return removeIfGone(context, websiteId)
      if (written === 'failed') failed++
      ;[last, events] = [found.shard, events + found.events]
    }
    await enqueueAll(context, job, [{ websiteId, after: last, failures: failed, attempt }])
  },
})

const job = { name, version: 1, queue: 'jobs' } as const

/** What cannot be written keeps no other shard from it. */
const failure =
  ({ requestId }: Context) =>
  (error: unknown) => {
    logError({ kind: 'analytics.archive', requestId, error })
    return 'failed' as const
  }

/** How often it is begun again at once for what could not be written, before the next night. */
const attempts = 5
const againSeconds = 30

async function end(
  context: Context,
  { websiteId, failures, attempt }: { websiteId: string; failures: number; attempt: number },
): Promise<void> {
  if (await noteAccounts(context, websiteId)) {
    logNote({ kind: 'analytics.archiveOfLostStore', websiteId })
    await takeOverLost(context, websiteId)
  }
  if (failures === 0 || attempt >= attempts) return
  const again = { websiteId, failures: 0, attempt: attempt + 1 }
  await enqueue(context, job, again, { delaySeconds: againSeconds * 2 ** attempt })
}

/** What was put there while a website was deleted is nobody's. Where its row is there and its store is not, the archive is what is left of it. */
async function removeIfGone(context: Context, websiteId: string): Promise<void> {
  if (await publishedOf(context, websiteId)) return
  while ((await purgeFiles(context, archiveOf(websiteId))) > 0);
}

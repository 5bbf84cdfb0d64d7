import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { walkJobName } from './rules.ts'
import type { CrawlRow } from './store.ts'

/** How the job is addressed by whoever does not run it. */
const job = { name: walkJobName, version: 1, queue: 'crawls' } as const

/** Orders the next stretch of walks. A queue that does not answer delays them: the upkeep takes what still waits. */
export async function startWalk(
  context: Context,
  ...rows: readonly Pick<CrawlRow, 'crawlId' | 'turn'>[]
): Promise<void> {
  try {
    await enqueueAll(
      context,
      job,
      rows.map(({ crawlId, turn }) => ({ crawlId, turn })),
    )
  } catch (error) {
    logError({ kind: 'crawls.startWalk', requestId: context.requestId, error })
  }
}

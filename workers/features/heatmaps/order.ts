import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import type { Named } from './store.ts'

export const heatmapJobName = 'heatmaps.build'

/** How the job is addressed by whoever does not run it. */
const job = { name: heatmapJobName, version: 1, queue: 'jobs' } as const

const named = ({ heatmapId, websiteId }: Named): Named => ({ heatmapId, websiteId })

/** Orders the next step from within a step: where the queue does not answer, the message of this step comes again. */
export const orderNext = (context: Context, heatmap: Named): Promise<void> =>
  enqueueAll(context, job, [named(heatmap)])

/** Orders a step. A queue that does not answer delays it: the upkeep takes what still waits. */
export async function order(context: Context, ...heatmaps: readonly Named[]): Promise<void> {
  try {
    await enqueueAll(context, job, heatmaps.map(named))
  } catch (error) {
    logError({ kind: 'heatmaps.order', requestId: context.requestId, error })
  }
}

import { z } from 'zod'
import { finish } from '../../../shared/domain/analytics/heatmap/count.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { countSome } from './count-some.ts'
import { heatmapJobName, orderNext } from './order.ts'
import { type HeatmapRow, type Named, advance, heatmapUnderWay, isKnown } from './store.ts'
import { putFinished, putProgress, readProgress, removeProgress, removeStored } from './stored.ts'

/** Takes a heatmap a step further, wherever it stands: a message that comes twice counts some recordings again, and one of the two counts. */
export const buildHeatmapJob = defineJob({
  name: heatmapJobName,
  bookkeeping: true,
  input: () => ({ heatmapId: z.uuid(), websiteId: z.uuid() }),
  async run(context, named) {
    const heatmap = await heatmapUnderWay(context, named)
    if (!heatmap) return tidy(context, named)
    const before = heatmap.built === null ? null : await readProgress(context, heatmap.built)
    const progress = await countSome(context, heatmap, before)
    const isReady = progress.after === null
    const built = isReady
      ? await putFinished(context, named, finish(progress.counted))
      : await putProgress(context, named, progress)
    const isFurther = await advance(context, heatmap, { built, status: isReady ? 'ready' : 'building' })
    if (!isFurther) return leave(context, named, built)
    if (!isReady) await orderNext(context, named)
    if (isReady) await removeProgress(context, named)
    else if (heatmap.built !== null) await context.services.files.delete(heatmap.built)
  },
  async failed(context, named) {
    const heatmap = await heatmapUnderWay(context, named)
    if (heatmap) await fail(context, heatmap)
  },
})

/** Whatever died before it had removed what it had written. */
const tidy = async (context: Context, named: Named): Promise<void> =>
  (await isKnown(context, named)) ? removeProgress(context, named) : removeStored(context, named)

async function fail(context: Context, heatmap: HeatmapRow): Promise<void> {
  const error = 'It could not be built, and was given up after several attempts. Make a new one.'
  const isFailed = await advance(context, heatmap, { status: 'failed', built: null, error })
  if (isFailed) await removeStored(context, heatmap)
}

/** What was written here is nobody's: another message was faster, somebody deleted the heatmap, or erased a visitor, after whom it begins anew. */
async function leave(context: Context, named: Named, written: string): Promise<void> {
  await context.services.files.delete(written)
  const now = await heatmapUnderWay(context, named)
  if (now?.status === 'pending') await orderNext(context, named)
}

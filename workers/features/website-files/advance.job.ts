import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineJob } from '../../../shared/kernel/job.ts'
import { change } from '../websites/index.ts'
import { importKey, partKey, removeStored } from './keys.ts'
import { fileJobName, orderNext } from './order.ts'
import { rebuildSome } from './archive/rebuild-some.ts'
import { readSome } from './read-some.ts'
import { type FileRow, advance, fileUnderWay, isKnown } from './store.ts'
import { writeSome } from './write-some.ts'

const stepOf = { export: writeSome, import: readSome, rebuild: rebuildSome }

/** Takes a file a step further, wherever it stands: a message that comes twice does a step again that comes to the same. */
export const advanceFileJob = defineJob({
  name: fileJobName,
  bookkeeping: true,
  input: () => ({ jobId: z.uuid(), websiteId: z.uuid() }),
  async run(context, named) {
    const found = await fileUnderWay(context, named.jobId)
    // Who deleted it in between did not see what a step that died had written.
    if (!found) return void (!(await isKnown(context, named.jobId)) && (await removeStored(context, named)))
    const { file, website } = found
    const step = await stepOf[file.kind](context, file, website)
    const isFurther = await advance(context, file, step)
    if (!isFurther) return leave(context, file, step.progress)
    if (step.status === 'running') await orderNext(context, named)
    else if (file.kind === 'import') await context.services.files.delete(importKey(file))
    if (step.status === 'failed') await abandon(context, file)
  },
  async failed(context, { jobId }) {
    const found = await fileUnderWay(context, jobId)
    const error = 'It failed several times and was given up. Try again.'
    if (found && (await advance(context, found.file, { status: 'failed', error })))
      await abandon(context, found.file)
  },
})

/** What an import brought before it failed is in no account yet. */
async function abandon(context: Context, { kind, websiteId, jobId }: FileRow): Promise<void> {
  if (kind === 'import') await change(context, { websiteId, change: 'abandonImport', asked: { jobId } })
}

/** Another message was faster, or somebody deleted the file: what was written here is nobody's. */
async function leave(context: Context, file: FileRow, { names = [] }: FileRow['progress']): Promise<void> {
  const mine = names.at(-1)
  if (!(await isKnown(context, file.jobId))) await removeStored(context, file)
  else if (mine !== undefined) await context.services.files.delete(partKey(file, mine))
}

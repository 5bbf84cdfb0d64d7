import type { Statement } from '../../../../shared/db/database.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { carryOver } from '../../file-successors.ts'
import { settle } from '../end-reading.ts'
import { learnIfDue } from '../learn-topics.ts'
import { sendIfDue } from '../order-sending.ts'
import { orderFurniture } from '../order-furniture.ts'
import { finishRemoval, removal } from '../removal.ts'
import { type FileRow, replacedBy, withAttachments } from '../store.ts'
import { type Successor, successorsOf } from '../successors.ts'
import { summariseIfSettled } from '../summarise-if-settled.ts'
import type { Step } from './step.ts'

/**
 * Makes what was read of a file the text that is found, and lets it take the place of earlier files of its name. These go when the catalog says so, and not
 * before: the new file may be deleted meanwhile, and then they stay.
 */
export async function indexFile(context: Context, row: FileRow): Promise<Step> {
  const { fileId, generation, fileName } = row
  const replaced = await replacedBy(context, row)
  const successors = replaced.length > 0 ? successorsOf(replaced, await withAttachments(context, [row])) : []
  const index = context.services.knowledgeIndexes.getByName(row.ownerId)
  if (await lacksVectors(context, row)) return { stage: 'embedding' }
  const published = await index.publish({ reading: { fileId, generation }, chunks: row.chunkCount })
  if (!published.ok) return published.code === 'incomplete' ? { stage: 'chunking' } : { superseded: true }
  const { chunks } = published
  const isNew = await settle(context, row, {
    set: { status: 'indexed', error: null, chunkCount: chunks },
    summary: `Indexed the file ${fileName}: ${chunks === 1 ? '1 piece' : `${chunks} pieces`}`,
    statements: [...handedOn(context, row, successors), ...removal(context, replaced)],
  })
  if (!isNew) return { stage: 'done' }
  await finishRemoval(context, replaced)
  await learnIfDue(context, row)
  await sendIfDue(context, row.ownerId)
  // What repeats on the pages of a site is learned of all of them.
  if (await summariseIfSettled(context, row)) await orderFurniture(context, [row])
  return { stage: 'done' }
}

const handedOn = (context: Context, { ownerId }: FileRow, successors: readonly Successor[]): Statement[] =>
  successors.flatMap((successor) => carryOver(context, { ownerId, ...successor }))

/** The model for vectors may have changed while the file was on its way. */
async function lacksVectors(context: Context, { ownerId, fileId, generation }: FileRow): Promise<boolean> {
  const { embedder, knowledgeIndexes } = context.services
  if (!embedder) return false
  const index = knowledgeIndexes.getByName(ownerId)
  const asked = { reading: { fileId, generation }, model: embedder.model, limit: 1 }
  return (await index.unembedded(asked)).length > 0
}

import { and, eq } from 'drizzle-orm'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { endReading } from './end-reading.ts'
import { type Ordered, type Stage, isLate, progressOf } from './rules.ts'
import { chunkFile } from './stages/chunk-file.ts'
import { embedFile } from './stages/embed-file.ts'
import { extractFile } from './stages/extract-file.ts'
import { indexFile } from './stages/index-file.ts'
import { readImages } from './stages/read-images.ts'
import type { Step, Work } from './stages/step.ts'
import { removeDrafts } from './remove-drafts.ts'
import { removeTraces } from './remove-traces.ts'
import { type Reading, startReading } from './start-reading.ts'
import { type FileRow, findFile, isReading } from './store.ts'

const stages: Record<Exclude<Stage, 'done'>, Work> = {
  stored: extractFile,
  extracting: extractFile,
  reading_images: readImages,
  chunking: chunkFile,
  embedding: embedFile,
  indexing: indexFile,
}

/**
 * Takes a file one stage further on its way into the index. Whatever stage the file is in is worked on, so that a message may come twice, or again after a
 * crash: each stage gives the same when it is done again, and only one of several moves the file on. One that comes too late does nothing.
 */
export async function advanceFile(
  context: Context,
  reading: Reading & { ordered?: Ordered | undefined },
): Promise<void> {
  const row = await findFile(context, reading.fileId)
  // An earlier message may have written after the removal, and died before it looked.
  if (!row) return void (await removeTraces(context, reading))
  if (row.generation !== reading.generation || isLate(row, reading.ordered, context.now())) return
  // It may have come to its end in a process that died before it had tidied up.
  if (row.stage === 'done') return removeDrafts(context, row)
  const begun = row.stage === 'stored' ? await begin(context, row) : row
  const step = await stages[row.stage](context, begun)
  if ('fault' in step) return endReading(context, begun, step)
  if ('superseded' in step || step.stage === 'done') return
  const { stage, part } = step
  if (await moveOn(context, begun, step))
    return startReading(context, { ...begun, stage, progress: progressOf(stage, part) })
  const now = await findFile(context, row.fileId)
  if (!now) await removeTraces(context, begun)
  // Whoever came to the end has tidied up before this one wrote.
  else if (now.generation > begun.generation || now.stage === 'done') await removeDrafts(context, begun)
}

/** Says that the reading has begun, before it takes its time. */
async function begin(context: Context, row: FileRow): Promise<FileRow> {
  const set = {
    status: 'processing',
    stage: 'extracting',
    progress: progressOf('extracting'),
    updatedAt: context.now(),
  } as const
  await context.services.db
    .update(files)
    .set(set)
    .where(and(isReading(row), eq(files.stage, 'stored')))
  return { ...row, ...set }
}

/** False when another message has moved it on, or it was deleted meanwhile. */
async function moveOn(
  { services: { db }, now }: Context,
  row: FileRow,
  { stage, part = 0, set = {} }: Extract<Step, { stage: Stage }>,
): Promise<boolean> {
  const change = { ...set, stage, progress: progressOf(stage, part), updatedAt: now() }
  const moved = await db
    .update(files)
    .set(change)
    .where(and(isReading(row), eq(files.stage, row.stage), eq(files.progress, row.progress)))
  return moved.meta.changes > 0
}

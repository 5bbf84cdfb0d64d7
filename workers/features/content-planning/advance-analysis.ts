import { and, eq, lt } from 'drizzle-orm'
import { contentAnalyses } from '../../../shared/db/tables/content-planning.ts'
import { type Outline, outlineOf, planOf } from '../../../shared/domain/content-planning/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { purgeFiles } from '../../../shared/kernel/purge-part.ts'
import { readReading } from '../documents/index.ts'
import { keyOfAnalysis } from './keys.ts'
import { analyzeJobName, filesAtOnce, lostSentence, mostFilesOfPlan, mostKept, nextBatch } from './rules.ts'
import { type AnalysisRow, findAnalysis, keepResult, readFiles, rowsOfFiles } from './store.ts'

/**
 * Takes an analysis one batch of files further, and ends it with the last one. Whatever it stands at is worked on, so that a message may come twice,
 * late, or again after a crash: each batch gives the same when it is done again, and only one of several messages moves it on.
 */
export async function advanceAnalysis(context: Context, jobId: string): Promise<void> {
  const row = await findAnalysis(context, jobId)
  if (!row || row.status !== 'running') return
  const fileIds = await filesOf(context, row)
  if (!fileIds) return lose(context, row)
  if (row.filesRead >= fileIds.length) return finish(context, row, fileIds)
  const { from, to, number } = nextBatch(row.filesRead)
  const outlines = await outlinesOf(context, row.projectId, fileIds.slice(from, to))
  await context.services.files.put(keyOfAnalysis(row, `outlines/${number}`), JSON.stringify(outlines))
  const filesRead = Math.min(to, fileIds.length)
  if (await move(context, row, { files: fileIds.length, filesRead }))
    await enqueueAll(context, { name: analyzeJobName, version: 1, queue: 'documents' }, [{ jobId }])
}

/** The last try has failed: an analysis does not stay under way. */
export async function giveUpAnalysis(context: Context, jobId: string): Promise<void> {
  const row = await findAnalysis(context, jobId)
  if (row?.status === 'running') await lose(context, row)
}

/** What it worked with is not there: a message that was faster has ended it, and its row moves no more, or it was lost. */
async function lose(context: Context, row: AnalysisRow): Promise<void> {
  await move(context, row, { status: 'failed', error: lostSentence })
}

/** What it looks at is settled once, with its first batch; undefined where that is gone again. */
async function filesOf(context: Context, row: AnalysisRow): Promise<string[] | undefined> {
  const { files } = context.services
  const key = keyOfAnalysis(row, 'files')
  const kept = await files.get(key)
  if (kept) return kept.json<string[]>()
  if (row.filesRead > 0) return undefined
  const fileIds = (await readFiles(context, row.projectId, mostFilesOfPlan)).map(({ fileId }) => fileId)
  await files.put(key, JSON.stringify(fileIds))
  return fileIds
}

/** Files that were deleted meanwhile, or are being read anew, are left out. */
async function outlinesOf(
  context: Context,
  projectId: string,
  fileIds: readonly string[],
): Promise<Outline[]> {
  const outlines: Outline[] = []
  for (const file of await rowsOfFiles(context, projectId, fileIds)) {
    const reading = await readReading(context, file, 'whole')
    if (reading) outlines.push(outlineOf({ ...reading, ...file }))
  }
  return outlines
}

async function finish(context: Context, row: AnalysisRow, fileIds: readonly string[]): Promise<void> {
  const { files } = context.services
  const outlines: Outline[] = []
  for (let number = 0; number * filesAtOnce < fileIds.length; number++) {
    const batch = await files.get(keyOfAnalysis(row, `outlines/${number}`))
    if (!batch) return lose(context, row)
    outlines.push(...(await batch.json<Outline[]>()))
  }
  const plan = planOf(outlines)
  if (fileIds.length >= mostFilesOfPlan)
    plan.warnings.push(`Only the first ${mostFilesOfPlan.toLocaleString('en-US')} files were looked at.`)
  await keepResult(context, row, { plan, fileIds })
  const isMine = await move(context, row, { status: 'completed' })
  if (!isMine && !(await findAnalysis(context, row.jobId))) await purgeFiles(context, keyOfAnalysis(row, ''))
  if (isMine) await forgetWork(context, row, fileIds.length)
}

async function move(
  { services: { db }, now }: Context,
  row: AnalysisRow,
  set: Partial<Pick<AnalysisRow, 'status' | 'error' | 'files' | 'filesRead'>>,
): Promise<boolean> {
  const isSame = and(
    eq(contentAnalyses.jobId, row.jobId),
    eq(contentAnalyses.status, 'running'),
    eq(contentAnalyses.filesRead, row.filesRead),
  )
  const moved = await db
    .update(contentAnalyses)
    .set({ ...set, updatedAt: now() })
    .where(isSame)
  return moved.meta.changes > 0
}

/** What it worked with is not needed any more, and neither are analyses that newer ones have followed. */
async function forgetWork(context: Context, row: AnalysisRow, count: number): Promise<void> {
  const { db, files } = context.services
  const batches = Array.from({ length: Math.ceil(count / filesAtOnce) }, (_, at) =>
    keyOfAnalysis(row, `outlines/${at}`),
  )
  await files.delete([keyOfAnalysis(row, 'files'), ...batches])
  const older = await db
    .select({ jobId: contentAnalyses.jobId })
    .from(contentAnalyses)
    .where(and(eq(contentAnalyses.projectId, row.projectId), lt(contentAnalyses.createdAt, row.createdAt)))
    .orderBy(contentAnalyses.createdAt)
    .limit(1000)
  for (const { jobId } of older.slice(0, Math.max(0, older.length - (mostKept - 1)))) {
    await purgeFiles(context, keyOfAnalysis({ projectId: row.projectId, jobId }, ''))
    await db.delete(contentAnalyses).where(eq(contentAnalyses.jobId, jobId))
  }
}

import { and, eq, ne, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { type FileFault, files } from '../../../shared/db/tables/knowledge.ts'
import type { Statement } from '../../../shared/db/database.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { fileProcessed } from './events.ts'
import { type Ordered, type Stage, isLate } from './rules.ts'
import { removeDrafts } from './remove-drafts.ts'
import { removeTraces } from './remove-traces.ts'
import { type FileRow, findFile, isReading } from './store.ts'

interface End {
  set: Partial<FileRow>
  summary: string
  statements?: Statement[]
}

/** Ends a reading and tells of it, once: a second end of the same reading finds that it is over. False when it was over, or the file is gone. */
export async function settle(
  context: Context,
  row: FileRow,
  { set, summary, statements = [] }: End,
): Promise<boolean> {
  const { db } = context.services
  const { organizationId, fileId } = row
  const isOpen = and(isReading(row), ne(files.stage, 'done'))
  const open = {
    condition: sql`exists (select 1 from ${files} where ${isOpen})`,
    refusal: () => new AlreadyDone(),
  }
  const status = set.status === 'error' ? 'error' : 'indexed'
  const owner = row.ownerKind === 'project' ? { projectId: row.ownerId } : { kbId: row.ownerId }
  const events = [fileProcessed.of({ kbId: null, projectId: null, ...owner, fileId, status })]
  const note = { resource: 'file', resourceId: fileId, summary }
  const change = { ...set, stage: 'done' as const, progress: 1, updatedAt: context.now() }
  try {
    await commit(context, { organizationId, action: 'documents.process', ...note, events, guards: [open] }, [
      db.update(files).set(change).where(eq(files.fileId, fileId)),
      ...statements,
    ])
    await removeDrafts(context, row)
    return true
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
    if (!(await findFile(context, fileId))) await removeTraces(context, row)
    return false
  }
}

/** Ends the reading of a file that cannot be read, with the sentence that says why and what to do. What was indexed of it before can still be found. */
export async function endReading(
  context: Context,
  row: FileRow,
  { fault, warnings }: { fault: FileFault; warnings?: string[] },
): Promise<void> {
  const set = { status: 'error' as const, error: fault, ...(warnings && { warnings }) }
  await settle(context, row, { set, summary: `Could not read the file ${row.fileName}: ${fault.message}` })
}

const outrun: FileFault = {
  error: 'files.outrun',
  message:
    'The file takes more work to read than one file may. Split it, or save it anew in a simpler form, and upload that.',
}

const unfinished: FileFault = {
  error: 'files.unfinished',
  message:
    'The file was read, but something that indexes it did not answer, time and again. Order in some minutes that it is read anew.',
}

const isRead: Record<Stage, boolean> = {
  stored: false,
  extracting: false,
  reading_images: false,
  chunking: true,
  embedding: true,
  indexing: true,
  done: true,
}

/** The last try has failed: whatever it was, the file does not stay under way. */
export async function giveUpFile(
  context: Context,
  { fileId, generation, ordered }: { fileId: string; generation: number; ordered?: Ordered | undefined },
): Promise<void> {
  const row = await findFile(context, fileId)
  if (row?.generation !== generation || isLate(row, ordered, context.now())) return
  await endReading(context, row, { fault: isRead[row.stage] ? unfinished : outrun })
}

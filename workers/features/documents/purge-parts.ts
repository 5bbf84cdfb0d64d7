import { eq, inArray } from 'drizzle-orm'
import { fileTotals, files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'
import { removeSent } from './remove-sent.ts'
import { removeTraces } from './remove-traces.ts'

const rowsAtOnce = 1000

/** Rows of files first: a job that is at work with one finds it gone, and removes what it has written since. */
export const fileRowsPart: PurgePart = {
  name: 'fileRows',
  words: ['file', 'files'],
  async purge({ services: { db } }, ownerId) {
    const some = db
      .select({ id: files.fileId })
      .from(files)
      .where(eq(files.ownerId, ownerId))
      .limit(rowsAtOnce)
    // Counted by rows: the number of changes holds those of triggers, too.
    const removed = await db
      .delete(files)
      .where(inArray(files.fileId, some))
      .returning({ fileId: files.fileId })
    if (removed.length === 0) await db.delete(fileTotals).where(eq(fileTotals.ownerId, ownerId))
    return removed.length
  },
}

/** The pieces of all files, with the object that holds them. */
export const indexPart: PurgePart = {
  name: 'chunks',
  words: ['piece of text', 'pieces of text'],
  async purge(context, ownerId) {
    await removeSent(context, ownerId, 'all')
    return context.services.knowledgeIndexes.getByName(ownerId).erase()
  },
}

/** What one deleted file has left in other stores; its own row says where. */
export const tracesPart: PurgePart = {
  name: 'traces',
  words: ['piece of text or stored object', 'pieces of text and stored objects'],
  async purge(context, fileId) {
    const row = await deletedFile(context, fileId)
    return row ? removeTraces(context, row) : 0
  },
}

async function deletedFile({ services: { db } }: Context, fileId: string) {
  const [row] = await db.select().from(files).where(eq(files.fileId, fileId))
  return row
}

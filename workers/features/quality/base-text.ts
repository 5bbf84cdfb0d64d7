import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Passage } from '../../../durable-objects/knowledge-index/types.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type BaseText, BaseReader } from './base-reader.ts'

/** A base may hold more files than anybody reads at once. */
const mostFiles = 500
const chunksAtOnce = 200

interface Asked {
  kbId: string
  /** UTF-16 units. */
  mostCharacters: number
}

/** What the indexed files of a base say, in the order in which they came. What there is no room for is told by its names. */
export async function textOfBase(context: Context, { kbId, mostCharacters }: Asked): Promise<BaseText> {
  const [rows, total] = await filesOf(context, kbId)
  const reader = new BaseReader(mostCharacters)
  for (const file of rows) {
    if (file.status !== 'indexed') reader.leave(file, 'not indexed')
    else if (reader.isFull) reader.leave(file, 'no room')
    else await readFile(context, { kbId, file, reader })
  }
  return reader.finish(total - rows.length)
}

async function filesOf({ services: { db } }: Context, kbId: string) {
  const ofBase = and(eq(files.ownerId, kbId), isNull(files.deletedAt))
  const rows = await db
    .select({ fileId: files.fileId, fileName: files.fileName, status: files.status })
    .from(files)
    .where(ofBase)
    .orderBy(asc(files.createdAt), asc(files.fileId))
    .limit(mostFiles)
  if (rows.length < mostFiles) return [rows, rows.length] as const
  const [all] = await db.select({ total: count() }).from(files).where(ofBase)
  return [rows, all?.total ?? rows.length] as const
}

interface Reading {
  kbId: string
  file: { fileId: string; fileName: string }
  reader: BaseReader
}

async function readFile({ services }: Context, { kbId, file, reader }: Reading): Promise<void> {
  const index = services.knowledgeIndexes.getByName(kbId)
  reader.open(file)
  for (let from = 0, read: Passage[] = []; from === 0 || read.length === chunksAtOnce; from += chunksAtOnce) {
    read = await index.chunksOf({ fileId: file.fileId, from, limit: chunksAtOnce })
    for (const chunk of read) if (!reader.add(chunk)) return
  }
}

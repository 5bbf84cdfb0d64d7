import { and, eq, inArray, isNull } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { type QuotedPlace, files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { SummarySource } from '../../../shared/schemas/summary-source.ts'

interface Summarised {
  ownerId: string
  /** Null for a project. */
  kbId: string | null
  places: readonly QuotedPlace[]
}

/** The places that a summary quotes, each with its file as that is called now. One whose file is gone keeps its number, and tells nothing else. */
export async function summarySourcesOf(
  { services: { db } }: Context,
  { ownerId, kbId, places }: Summarised,
): Promise<SummarySource[]> {
  if (places.length === 0) return []
  const ids = [...new Set(places.map(({ fileId }) => fileId))]
  const rows = await db
    .select({ fileId: files.fileId, fileName: files.fileName })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.fileId, idsIn(ids)), isNull(files.deletedAt)))
  const names = new Map(rows.map(({ fileId, fileName }) => [fileId, fileName]))
  return places.map(({ fileId, start, end, quote, page, headings }, at) => {
    const fileName = names.get(fileId)
    const isRemoved = fileName === undefined
    const told = isRemoved
      ? { fileName: '', quote: '', headings: [] }
      : { fileName, quote, headings: [...headings] }
    return { n: at + 1, kbId, fileId, pageNumber: page, start, end, ...told, isRemoved }
  })
}

import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { refusedWords, withoutVector } from './rules.ts'
import { type FileRow, isReading } from './store.ts'

const rowsAtOnce = 100

/** Has the files of a base or project say of how many of their pieces the model makes no vector, and no more what they said of another model. Safe to repeat. */
export async function sayRefused(context: Context, ownerId: string, model: string): Promise<void> {
  const refused = await context.services.knowledgeIndexes.getByName(ownerId).refused({ model })
  const chunksOf = new Map(refused.map(({ fileId, chunks }) => [fileId, chunks]))
  const rows = await filesThatSay(context, ownerId, [...chunksOf.keys()])
  const changed = rows
    .map((row) => ({ ...row, warnings: withoutVector(row.warnings, chunksOf.get(row.fileId) ?? 0) }))
    .filter(({ warnings }, at) => JSON.stringify(warnings) !== JSON.stringify(rows[at]?.warnings))
  for (let from = 0; from < changed.length; from += rowsAtOnce)
    await write(context, changed.slice(from, from + rowsAtOnce))
}

/** Files that were read to their end; one that is being read says it itself. */
const filesThatSay = ({ services: { db } }: Context, ownerId: string, refused: readonly string[]) =>
  db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        isNull(files.deletedAt),
        eq(files.stage, 'done'),
        or(inArray(files.fileId, idsIn(refused)), sql`instr(${files.warnings}, ${refusedWords}) > 0`),
      ),
    )

async function write({ services: { db } }: Context, rows: readonly FileRow[]): Promise<void> {
  const [first, ...others] = rows.map((row) =>
    db
      .update(files)
      .set({ warnings: row.warnings })
      .where(and(isReading(row), eq(files.stage, 'done'))),
  )
  if (first) await db.batch([first, ...others])
}

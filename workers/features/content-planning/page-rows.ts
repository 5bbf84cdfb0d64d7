import { sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { jsonColumns, jsonRows } from '../../../shared/db/rows-of-json.ts'
import { pageMigrations } from '../../../shared/db/tables/content-planning.ts'
import type { Context } from '../../../shared/kernel/context.ts'

type Row = typeof pageMigrations.$inferInsert

/** D1 takes no more than 2 MB in one row, and in one parameter. */
const mostBytesAtOnce = 1_000_000
const encoder = new TextEncoder()

/** What the values of a page come to, in bytes; more than `mostBytesOfPage` is too much for one row. */
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).byteLength
export const mostBytesOfPage = 500_000

/** Statements that write what becomes of pages, each as many as one parameter holds. */
export function insertPages({ services: { db } }: Context, rows: readonly Row[]): Statement[] {
  const batches: string[][] = []
  let left = 0
  for (const row of jsonRows(rows)) {
    const bytes = encoder.encode(row).byteLength + 1
    if (bytes > left) {
      batches.push([])
      left = mostBytesAtOnce
    }
    batches.at(-1)?.push(row)
    left -= bytes
  }
  return batches.map((batch) =>
    db
      .insert(pageMigrations)
      .select(sql`select ${jsonColumns(pageMigrations)} from json_each(${`[${batch.join()}]`})`),
  )
}

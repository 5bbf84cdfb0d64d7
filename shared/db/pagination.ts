import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import { validationFailed } from '../kernel/errors.ts'

/** Where a page ends in a list that is newest first: the time of its last row, and its id among rows of that time. */
export interface Position {
  at: number
  id: string
}

/** The two fields that every list takes. */
export const pageFields = () => ({
  limit: z.coerce.number().int().min(1).max(200).default(50).describe('How many to return'),
  cursor: z.string().max(300).optional().describe('`nextCursor` of the page before'),
})

/** Writes a position as an opaque text for a client to hand back. */
export function writeCursor({ at, id }: Position): string {
  return btoa(`${at}.${id}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Reads what {@link writeCursor} wrote; throws `validation_failed` for anything else. */
export function readCursor(cursor: string): Position {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(decode(cursor)) ?? []
  if (at === undefined || id === undefined || writeCursor({ at: Number(at), id }) !== cursor) {
    const message = 'This cursor was not given out by a list'
    throw validationFailed({ message: `cursor: ${message}`, details: [{ path: 'cursor', message }] })
  }
  return { at: Number(at), id }
}

function decode(cursor: string): string {
  try {
    return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

/** The condition that leaves only rows after a position, for a list ordered by `at` and then `id`, both descending. */
export function after(
  columns: { at: SQLiteColumn; id: SQLiteColumn },
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined
  const { at, id } = readCursor(cursor)
  // As a row value it is a range of the index, so that the last page costs what the first does.
  return sql`(${columns.at}, ${columns.id}) < (${at}, ${id})`
}

/** Splits rows read with `limit + 1` into one page and the cursor of the next, null at the end. */
export function toPage<T>(
  rows: readonly T[],
  limit: number,
  positionOf: (row: T) => Position,
): { items: T[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: last && rows.length > limit ? writeCursor(positionOf(last)) : null }
}

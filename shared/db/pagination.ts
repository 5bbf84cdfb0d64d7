import { type SQL, desc, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import { validationFailed } from '../kernel/errors.ts'

/** Where a page ends in a list that is newest first: the time of its last row, and its id among rows of that time. */
export interface Position {
  at: number
  id: string
}

/** What a list is asked for. */
export interface Page {
  limit: number
  cursor?: string | undefined
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

/**
 * How a list is read that is newest first, by the fields of a table that hold the time and the id of a row: `and(…, list.after(cursor))`, `orderBy(...list.order)`, `limit(limit + 1)`, `list.page(rows, limit)`.
 * An index over both, behind what chooses the rows, makes the last page cost what the first does.
 */
export function newestFirst<At extends string, Id extends string>(
  table: Record<At | Id, SQLiteColumn>,
  at: At,
  id: Id,
) {
  return {
    /** The condition that leaves only rows after the page before. */
    after: (cursor: string | undefined): SQL | undefined => {
      if (cursor === undefined) return undefined
      const position = readCursor(cursor)
      // As a row value it is a range of the index.
      return sql`(${table[at]}, ${table[id]}) < (${position.at}, ${position.id})`
    },
    order: [desc(table[at]), desc(table[id])],
    /** Splits rows read with `limit + 1` into one page and the cursor of the next, null at the end. */
    page: <Row extends Record<At, number> & Record<Id, string>>(rows: readonly Row[], limit: number) => {
      const items = rows.slice(0, limit)
      const last = items.at(-1)
      const nextCursor = last && rows.length > limit ? writeCursor({ at: last[at], id: last[id] }) : null
      return { items, nextCursor }
    },
  }
}

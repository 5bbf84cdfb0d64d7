import { type SQL, getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Rows as JSON for `json_each`, one text a row. What is null has no key: JSON knows a null of its own. */
export const jsonRows = (rows: readonly object[]): string[] =>
  rows.map((row) => JSON.stringify(row, (_, value: unknown) => value ?? undefined))

/**
 * The columns of a table, in its order, out of rows that `json_each` goes through by the names of its fields; `given` are those that the statement itself knows.
 * @example
 * db.insert(rooms).select(sql`select ${jsonColumns(rooms)} from json_each(${`[${jsonRows(rows).join()}]`})`)
 */
export const jsonColumns = (table: SQLiteTable, given: Readonly<Record<string, SQL>> = {}): SQL =>
  sql.join(
    Object.entries(getTableColumns(table)).map(([name, { dataType }]) => {
      const path = `$.${name}`
      return given[name] ?? (dataType === 'json' ? sql`value -> ${path}` : sql`value ->> ${path}`)
    }),
    sql`, `,
  )

import { splitText } from './split-text.ts'

// JSON of any size, in parts, kept in a table `documents (name, part, body)` of the object.

/** A value of SQLite storage holds at most 2 MB; a UTF-16 unit takes at most 3 bytes. */
export const maxValueUnits = 600_000

/** Stores a JSON value of any size under a name, replacing what was there. `undefined` becomes null. */
export function writeDocument(sql: SqlStorage, name: string, value: unknown): void {
  writeText(sql, name, JSON.stringify(value) ?? 'null')
}

export function writeText(sql: SqlStorage, name: string, text: string): void {
  sql.exec('DELETE FROM documents WHERE name = ?', name)
  for (const [part, body] of splitText(text, maxValueUnits).entries()) {
    sql.exec('INSERT INTO documents (name, part, body) VALUES (?, ?, ?)', name, part, body)
  }
}

/** The stored value, or null when there is none. */
export function readDocument(sql: SqlStorage, name: string): unknown {
  const text = readText(sql, name)
  return text === '' ? null : JSON.parse(text)
}

/** Whether there is a stored value, without reading it. */
export const hasDocument = (sql: SqlStorage, name: string): boolean =>
  sql.exec('SELECT 1 FROM documents WHERE name = ? LIMIT 1', name).toArray().length > 0

/** The stored text, empty when there is none. */
export function readText(sql: SqlStorage, name: string): string {
  const parts = sql.exec<{ body: string }>('SELECT body FROM documents WHERE name = ? ORDER BY part', name)
  return parts
    .toArray()
    .map(({ body }) => body)
    .join('')
}

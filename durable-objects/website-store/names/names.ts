import type { Seen } from '../rules.ts'
import { found, markIn, packed } from './keys.ts'
import { findInRuns, forgetRuns, foldInto } from './runs.ts'

type Sql = SqlStorage

/** Names of hits and of messages are kept as 16 bytes, not as 36 characters. */
export const compact = (name: string) => name.replaceAll('-', '').toLowerCase()

/** What came lately is looked through at each call, so there is never much of it. */
const most = { calls: 200, bytes: 480_000 }
/** A row holds two megabytes. */
const keysOfRow = 50_000

/** Days of before names were packed have a row for each, in a table of their own. */
const formerTable = (day: number) => `seen_${Math.trunc(day)}`
const formerDays = (sql: Sql): number[] =>
  sql
    .exec<{ day: number }>('SELECT day FROM seen_days ORDER BY day')
    .toArray()
    .map(({ day }) => day)

export function readDays(sql: Sql): number[] {
  const days = sql.exec<{ day: number }>('SELECT day FROM name_days').toArray()
  return [...new Set([...formerDays(sql), ...days.map(({ day }) => day)])].sort((a, b) => a - b)
}

interface Fresh extends Record<string, SqlStorageValue> {
  day: number
  keys: ArrayBuffer
}
const readFresh = (sql: Sql): Fresh[] => sql.exec<Fresh>('SELECT day, keys FROM fresh_names').toArray()

/** Which of these names are remembered, each with the mark of the message that brought it. */
export function findSeen(sql: Sql, names: readonly string[]): Seen {
  const byName = new Map(names.map((name) => [compact(name), name]))
  const asked = new Set(byName.keys())
  const wanted = JSON.stringify([...asked])
  const known = [
    ...readDays(sql).flatMap((day) => findInRuns(sql, day, wanted)),
    ...formerDays(sql).flatMap((day) => findFormer(sql, day, wanted)),
    ...readFresh(sql).flatMap(({ keys }) => found(new Uint8Array(keys), asked)),
  ]
  return new Map(known.map(([name, mark]) => [byName.get(name) ?? name, mark]))
}

function findFormer(sql: Sql, day: number, wanted: string): [name: string, mark: string][] {
  const query = `SELECT given.value AS name, lower(hex(substr(former.id, 17))) AS mark FROM json_each(?) AS given
    JOIN ${formerTable(day)} AS former ON former.id BETWEEN unhex(given.value) AND unhex(given.value || 'ffffffffffffffff')`
  return sql
    .exec<{ name: string; mark: string }>(query, wanted)
    .toArray()
    .map(({ name, mark }) => [name, markIn(mark)])
}

/** Remembers `keys` in hexadecimal digits, names with or without a mark, none of which is remembered yet. */
export function remember(sql: Sql, day: number, keys: readonly string[]): void {
  sql.exec('INSERT OR IGNORE INTO name_days (day) VALUES (?)', day)
  for (let at = 0; at < keys.length; at += keysOfRow)
    sql.exec('INSERT INTO fresh_names (day, keys) VALUES (?, ?)', day, packed(keys.slice(at, at + keysOfRow)))
  const { calls, bytes } = sql
    .exec<{ calls: number; bytes: number }>(
      'SELECT count(*) AS calls, coalesce(sum(length(keys)), 0) AS bytes FROM fresh_names',
    )
    .one()
  if (calls >= most.calls || bytes >= most.bytes) fold(sql)
}

/** Puts what came lately in order. */
function fold(sql: Sql): void {
  for (const [day, fresh] of Map.groupBy(readFresh(sql), (each) => each.day))
    foldInto(
      sql,
      day,
      fresh.map(({ keys }) => new Uint8Array(keys)),
    )
  // Dropping a table writes no row, deleting writes one for each.
  sql.exec('DROP TABLE fresh_names')
  sql.exec('CREATE TABLE fresh_names (n INTEGER PRIMARY KEY, day INTEGER NOT NULL, keys BLOB NOT NULL)')
}

export function forget(sql: Sql, day: number): void {
  sql.exec(`DROP TABLE IF EXISTS ${formerTable(day)}`)
  sql.exec('DELETE FROM seen_days WHERE day = ?', day)
  forgetRuns(sql, day)
  sql.exec('DELETE FROM fresh_names WHERE day = ?', day)
  sql.exec('DELETE FROM name_days WHERE day = ?', day)
}

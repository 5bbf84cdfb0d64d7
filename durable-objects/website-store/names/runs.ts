import { keyBytes, markIn, merged, nameBytes } from './keys.ts'

type Sql = SqlStorage

/** Keys of one row: few rows are written, and little is looked through. */
const keysOfPage = 256
/** When there are so many runs of a level they become one of the next; those of so many names stay as they are. */
const most = { runs: 8, names: 1_000_000 }

const tableOf = (day: number) => `names_${Math.trunc(day)}`

/**
 * The names of a day in runs (a log-structured merge tree): each is in order, in pages. What came lately is one, and when there are many they are merged, so that a name is
 * written a few times, in company, and looked for in few places. Names that were made in the order of time (UUID version 7) are looked for in those of their time only.
 */
export function findInRuns(sql: Sql, day: number, wanted: string): [name: string, mark: string][] {
  if (!hasRuns(sql, day)) return []
  const query = `SELECT name, lower(hex(substr(keys, place + ${nameBytes}, ${keyBytes - nameBytes}))) AS mark FROM (
      SELECT name, keys, instr(keys, unhex(name)) AS place FROM (
        SELECT given.value AS name, (
          SELECT keys FROM ${tableOf(day)} AS page
          WHERE page.run = runs.run AND page.first <= unhex(given.value || 'ffffffffffffffff')
          ORDER BY page.first DESC LIMIT 1
        ) AS keys
        FROM json_each(?) AS given
        JOIN name_runs AS runs ON runs.day = ? AND unhex(given.value) BETWEEN runs.first AND runs.last
      )
    ) WHERE place > 0 AND (place - 1) % ${keyBytes} = 0`
  return sql
    .exec<{ name: string; mark: string }>(query, wanted, day)
    .toArray()
    .map(({ name, mark }) => [name, markIn(mark)])
}

const hasRuns = (sql: Sql, day: number): boolean =>
  sql.exec('SELECT 1 FROM name_runs WHERE day = ? LIMIT 1', day).toArray().length > 0

/** Adds keys to those of a day. Each part is in order. */
export function foldInto(sql: Sql, day: number, parts: readonly Uint8Array[]): void {
  sql.exec(
    `CREATE TABLE IF NOT EXISTS ${tableOf(day)} (run INTEGER, first BLOB, keys BLOB NOT NULL, PRIMARY KEY (run, first)) WITHOUT ROWID`,
  )
  write(sql, { day, level: 0, keys: merged(parts) })
  for (let level = 0; mergeLevel(sql, day, level); level++);
}

/** Makes one run of those of a level, where there are many. */
function mergeLevel(sql: Sql, day: number, level: number): boolean {
  const runs = sql
    .exec<{
      run: number
      names: number
    }>('SELECT run, names FROM name_runs WHERE day = ? AND level = ?', day, level)
    .toArray()
  const names = runs.reduce((sum, run) => sum + run.names, 0)
  if (runs.length < most.runs || names > most.names) return false
  const parts = runs.map(({ run }) => read(sql, day, run))
  for (const { run } of runs) {
    sql.exec(`DELETE FROM ${tableOf(day)} WHERE run = ?`, run)
    sql.exec('DELETE FROM name_runs WHERE day = ? AND run = ?', day, run)
  }
  write(sql, { day, level: level + 1, keys: merged(parts) })
  return true
}

function read(sql: Sql, day: number, run: number): Uint8Array {
  const pages = sql
    .exec<{ keys: ArrayBuffer }>(`SELECT keys FROM ${tableOf(day)} WHERE run = ? ORDER BY first`, run)
    .toArray()
  const all = new Uint8Array(pages.reduce((bytes, { keys }) => bytes + keys.byteLength, 0))
  let at = 0
  for (const { keys } of pages) {
    all.set(new Uint8Array(keys), at)
    at += keys.byteLength
  }
  return all
}

function write(sql: Sql, { day, level, keys }: { day: number; level: number; keys: Uint8Array }): void {
  const query = 'SELECT coalesce(max(run), 0) + 1 AS run FROM name_runs WHERE day = ?'
  const { run } = sql.exec<{ run: number }>(query, day).one()
  const names = keys.length / keyBytes
  const last = keys.slice((names - 1) * keyBytes).slice(0, nameBytes)
  const columns = [day, run, level, names, keys.slice(0, nameBytes), last]
  sql.exec(
    'INSERT INTO name_runs (day, run, level, names, first, last) VALUES (?, ?, ?, ?, ?, ?)',
    ...columns,
  )
  for (let at = 0; at < keys.length; at += keysOfPage * keyBytes) {
    const page = keys.slice(at, at + keysOfPage * keyBytes)
    const first = page.slice(0, keyBytes)
    sql.exec(`INSERT INTO ${tableOf(day)} (run, first, keys) VALUES (?, ?, ?)`, run, first, page)
  }
}

export function forgetRuns(sql: Sql, day: number): void {
  sql.exec(`DROP TABLE IF EXISTS ${tableOf(day)}`)
  sql.exec('DELETE FROM name_runs WHERE day = ?', day)
}

import { type Fresh, type Ledger, type Seen, markOf } from './rules.ts'

type Sql = SqlStorage

/** Names of hits and of messages are kept as 16 bytes, not as 36 characters. */
export const compact = (name: string) => name.replaceAll('-', '')

const tableOf = (day: number) => `seen_${Math.trunc(day)}`

export function readDays(sql: Sql): number[] {
  return sql
    .exec<{ day: number }>('SELECT day FROM seen_days ORDER BY day')
    .toArray()
    .map(({ day }) => day)
}

/** What is remembered of a hit is its name with the mark of its message behind it, so that both are one row. */
export const keyOf = ({ eventId, commitId }: Fresh): string => compact(eventId) + markOf(commitId)

/** Which of these names are remembered on any of the days. */
export function findSeen(sql: Sql, days: readonly number[], names: readonly string[]): Seen {
  const byName = new Map(names.map((name) => [compact(name), name]))
  const wanted = JSON.stringify([...byName.keys()])
  const seen = new Map<string, string>()
  for (const day of days) {
    const query = `SELECT given.value AS name, lower(hex(substr(seen.id, 17))) AS mark FROM json_each(?) AS given
      JOIN ${tableOf(day)} AS seen ON seen.id BETWEEN unhex(given.value) AND unhex(given.value || 'ffffffffffffffff')`
    for (const { name, mark } of sql.exec<{ name: string; mark: string }>(query, wanted))
      seen.set(byName.get(name) ?? name, mark)
  }
  return seen
}

/** `keys` in hexadecimal digits: names, with or without a mark. */
export function remember(sql: Sql, day: number, keys: readonly string[]): void {
  sql.exec('INSERT OR IGNORE INTO seen_days (day) VALUES (?)', day)
  sql.exec(`CREATE TABLE IF NOT EXISTS ${tableOf(day)} (id BLOB PRIMARY KEY) WITHOUT ROWID`)
  sql.exec(`INSERT INTO ${tableOf(day)} (id) SELECT unhex(value) FROM json_each(?)`, JSON.stringify(keys))
}

export function forget(sql: Sql, day: number): void {
  sql.exec(`DROP TABLE IF EXISTS ${tableOf(day)}`)
  sql.exec('DELETE FROM seen_days WHERE day = ?', day)
}

export function count(sql: Sql, entries: Readonly<Record<string, number>>): void {
  const changes = Object.entries(entries).filter(([, hits]) => hits > 0)
  sql.exec(
    `INSERT INTO ledger (entry, hits) SELECT value->>0, value->>1 FROM json_each(?) WHERE true
    ON CONFLICT (entry) DO UPDATE SET hits = hits + excluded.hits`,
    JSON.stringify(changes),
  )
}

const droppedPrefix = 'dropped:'

export function readLedger(sql: Sql): Ledger {
  const ledger: Ledger = { received: 0, stored: 0, dropped: {} }
  for (const { entry, hits } of sql.exec<{ entry: string; hits: number }>('SELECT entry, hits FROM ledger')) {
    if (entry.startsWith(droppedPrefix)) ledger.dropped[entry.slice(droppedPrefix.length)] = hits
    else if (entry === 'received' || entry === 'stored') ledger[entry] = hits
  }
  return ledger
}

export const droppedEntry = (reason: string) => `${droppedPrefix}${reason}`

export const readSetting = (sql: SqlStorage, name: string): string | undefined =>
  sql.exec<{ value: string }>('SELECT value FROM settings WHERE name = ?', name).toArray()[0]?.value

export const writeSetting = (sql: SqlStorage, name: string, value: string): void =>
  void sql.exec(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    value,
  )

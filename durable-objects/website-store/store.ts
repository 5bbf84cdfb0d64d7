import type { Ledger } from './rules.ts'

type Sql = SqlStorage

/** Names are kept as 16 bytes, not as 36 characters. */
const compact = (eventId: string) => eventId.replaceAll('-', '')

const tableOf = (day: number) => `seen_${Math.trunc(day)}`

export function readDays(sql: Sql): number[] {
  return sql
    .exec<{ day: number }>('SELECT day FROM seen_days ORDER BY day')
    .toArray()
    .map(({ day }) => day)
}

/** Which of these names are remembered on any of the days. */
export function findSeen(sql: Sql, days: readonly number[], eventIds: readonly string[]): Set<string> {
  const byName = new Map(eventIds.map((eventId) => [compact(eventId), eventId]))
  const wanted = JSON.stringify([...byName.keys()])
  const seen = new Set<string>()
  for (const day of days) {
    const query = `SELECT given.value AS name FROM json_each(?) AS given JOIN ${tableOf(day)} AS seen ON seen.id = unhex(given.value)`
    for (const { name } of sql.exec<{ name: string }>(query, wanted)) seen.add(byName.get(name) ?? name)
  }
  return seen
}

export function remember(sql: Sql, day: number, eventIds: readonly string[]): void {
  sql.exec('INSERT OR IGNORE INTO seen_days (day) VALUES (?)', day)
  sql.exec(`CREATE TABLE IF NOT EXISTS ${tableOf(day)} (id BLOB PRIMARY KEY) WITHOUT ROWID`)
  sql.exec(
    `INSERT INTO ${tableOf(day)} (id) SELECT unhex(value) FROM json_each(?)`,
    JSON.stringify(eventIds.map(compact)),
  )
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

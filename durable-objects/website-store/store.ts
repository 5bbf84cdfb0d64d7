import { compact } from './names/names.ts'
import { type Fresh, type Ledger, markOf } from './rules.ts'

type Sql = SqlStorage

/** What is remembered of a hit is its name with the mark of its message behind it. */
export const keyOf = ({ eventId, commitId }: Fresh): string => compact(eventId) + markOf(commitId)

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

/** Of what was stored how much is no longer kept, as a row of the account that nobody is told. */
const gone = 'gone'

/** Events that were stored are deleted: days that are over, and what somebody did who is erased. */
export const noteGone = (sql: Sql, events: number): void => count(sql, { [gone]: events })

export const writeGone = (sql: Sql, events: number): void =>
  void sql.exec('INSERT OR REPLACE INTO ledger (entry, hits) VALUES (?, ?)', gone, events)

export const readGone = (sql: Sql): number =>
  sql.exec<{ hits: number }>('SELECT coalesce(sum(hits), 0) AS hits FROM ledger WHERE entry = ?', gone).one()
    .hits

export const droppedEntry = (reason: string) => `${droppedPrefix}${reason}`

export const readSetting = (sql: SqlStorage, name: string): string | undefined =>
  sql.exec<{ value: string }>('SELECT value FROM settings WHERE name = ?', name).toArray()[0]?.value

export const writeSetting = (sql: SqlStorage, name: string, value: string): void =>
  void sql.exec(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    value,
  )

const goneIsNoted = 'gone_noted'

/** Says of a website of which nothing is counted yet that all that will be deleted of it is noted: what is missing then is missing. */
export function noteFromStart(sql: SqlStorage): void {
  if (readLedger(sql).received === 0) writeSetting(sql, goneIsNoted, 'true')
}

/** Whether all that was ever deleted is noted; it was not where hits came before there was such a row. */
export const isNotedFromStart = (sql: SqlStorage): boolean => readSetting(sql, goneIsNoted) !== undefined

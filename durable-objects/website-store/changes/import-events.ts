import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import type { Account } from '../../../shared/domain/analytics/file/lines.ts'
import { erasedBy } from '../erased.ts'
import { count, droppedEntry, noteGone, readSetting, writeSetting } from '../store.ts'
import type { Kept } from './kept.ts'

interface Taken {
  jobId: string
  /** Where in the file what was taken last begins: a byte, and the events of its member before it. */
  at: [byte: number, events: number]
}

/** How far an import is, and how many events it brought. */
interface Imported extends Taken {
  events?: number
}

/** Behind the last event of any file is its account. */
const afterAll: Taken['at'] = [Number.MAX_SAFE_INTEGER, 0]

/** Takes events of a file that is read in order. What was taken before is not taken again. */
export function importEvents(
  { sql, events }: Kept,
  { jobId, at, events: given }: Taken & { events: AnalyticsEvent[] },
): true {
  if (isTaken(sql, { jobId, at })) return true
  const isErased = erasedBy(sql)
  const fresh = given.filter((event) => !isErased(event) && !events.isFull(event))
  events.append(fresh)
  writeTaken(sql, { jobId, at, events: takenOf(sql, jobId) + fresh.length })
  return true
}

/** Adds the account of a file to that of the website, once. */
export function importAccount(
  { sql }: Kept,
  { jobId, ledger: { received, stored, dropped } }: { jobId: string; ledger: Account },
): true {
  if (isTaken(sql, { jobId, at: afterAll })) return true
  const reasons = Object.entries(dropped).map(([reason, hits]) => [droppedEntry(reason), hits] as const)
  count(sql, { received, stored, ...Object.fromEntries(reasons) })
  // What its website had deleted is in the account and not in the file; who was erased in this one, and what it has no room for, was not taken.
  const events = takenOf(sql, jobId)
  noteGone(sql, stored - events)
  writeTaken(sql, { jobId, at: afterAll, events })
  return true
}

/** An import that was given up: what it brought is there, and counts as what it is. */
export function abandonImport({ sql }: Kept, { jobId }: { jobId: string }): true {
  const last = readTaken(sql)
  if (last?.jobId !== jobId || last.at[0] >= afterAll[0]) return true
  const events = last.events ?? 0
  count(sql, { received: events, stored: events })
  endImport(sql)
  return true
}

/** An import that is under way when all is forgotten brings nothing back. */
export function endImport(sql: SqlStorage): void {
  const last = readTaken(sql)
  if (last) writeTaken(sql, { ...last, at: [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] })
}

/** Whether a file is read in whose account is still to come. */
export function isImporting(sql: SqlStorage): boolean {
  const last = readTaken(sql)
  return last !== null && last.at[0] < afterAll[0]
}

function readTaken(sql: SqlStorage): Imported | null {
  const text = readSetting(sql, 'import')
  return text === undefined ? null : (JSON.parse(text) as Imported)
}

const writeTaken = (sql: SqlStorage, kept: Imported): void =>
  writeSetting(sql, 'import', JSON.stringify(kept))

function takenOf(sql: SqlStorage, jobId: string): number {
  const last = readTaken(sql)
  return last?.jobId === jobId ? (last.events ?? 0) : 0
}

function isTaken(sql: SqlStorage, { jobId, at: [byte, events] }: Taken): boolean {
  const last = readTaken(sql)
  if (last?.jobId !== jobId) return false
  return byte < last.at[0] || (byte === last.at[0] && events <= last.at[1])
}

import type { AnalyticsEvent } from '../../../shared/domain/analytics/event.ts'
import type { Account } from '../../../shared/domain/analytics/file/lines.ts'
import { erasedBy } from '../erased.ts'
import { count, droppedEntry, readSetting, writeSetting } from '../store.ts'
import type { Kept } from './kept.ts'

interface Taken {
  jobId: string
  /** Where in the file what was taken last begins: a byte, and the events of its member before it. */
  at: [byte: number, events: number]
}

/** Takes events of a file that is read in order. What was taken before is not taken again. */
export function importEvents(
  { sql, events }: Kept,
  { jobId, at, events: given }: Taken & { events: AnalyticsEvent[] },
): true {
  if (isTaken(sql, { jobId, at })) return true
  const isErased = erasedBy(sql)
  events.append(given.filter((event) => !isErased(event)))
  writeSetting(sql, 'import', JSON.stringify({ jobId, at }))
  return true
}

/** Adds the account of a file to that of the website, once. */
export function importAccount(
  { sql }: Kept,
  { jobId, ledger: { received, stored, dropped } }: { jobId: string; ledger: Account },
): true {
  const at: Taken['at'] = [Number.MAX_SAFE_INTEGER, 0]
  if (isTaken(sql, { jobId, at })) return true
  const reasons = Object.entries(dropped).map(([reason, hits]) => [droppedEntry(reason), hits] as const)
  count(sql, { received, stored, ...Object.fromEntries(reasons) })
  writeSetting(sql, 'import', JSON.stringify({ jobId, at }))
  return true
}

/** An import that is under way when all is forgotten brings nothing back. */
export function endImport(sql: SqlStorage): void {
  const text = readSetting(sql, 'import')
  if (text === undefined) return
  const { jobId } = JSON.parse(text) as Taken
  const at: Taken['at'] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]
  writeSetting(sql, 'import', JSON.stringify({ jobId, at }))
}

function isTaken(sql: SqlStorage, { jobId, at: [byte, events] }: Taken): boolean {
  const text = readSetting(sql, 'import')
  if (text === undefined) return false
  const last = JSON.parse(text) as Taken
  if (last.jobId !== jobId) return false
  return byte < last.at[0] || (byte === last.at[0] && events <= last.at[1])
}

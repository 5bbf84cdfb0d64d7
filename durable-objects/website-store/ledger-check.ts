import { logError, logNote } from '../../shared/services/log.ts'
import type { Events } from './ingest/events.ts'
import { isImporting } from './changes/import-events.ts'
import { isNotedFromStart, readGone, readLedger, readSetting, writeGone, writeSetting } from './store.ts'

/** Whether the account agreed with what is kept when that was counted last; `at` in milliseconds since the epoch. */
export interface LedgerCheck {
  at: number
  holds: boolean
}

/**
 * Counts the account again: what was received was stored or dropped, and what was stored is kept or was deleted. Where it was never counted before, and hits are older than the notes of what went, what is not kept now went before.
 * While a file is read in its account is still to come. Returns whether the two agree.
 */
export function checkLedger(sql: SqlStorage, events: Events, now: number): boolean {
  if (isImporting(sql)) return true
  const { received, stored, dropped } = readLedger(sql)
  const kept = events.count()
  const gone = readGone(sql)
  const isFirst = readSetting(sql, 'ledger_check') === undefined && !isNotedFromStart(sql)
  if (isFirst) writeGone(sql, stored - kept)
  const holds =
    received === stored + Object.values(dropped).reduce((sum, each) => sum + each, 0) &&
    (isFirst || stored === kept + gone)
  writeSetting(sql, 'ledger_check', JSON.stringify({ at: now, holds } satisfies LedgerCheck))
  return holds
}

/** Writes into the log where the two do not agree. What goes wrong with it keeps nothing else from being done. */
export function tellCheck(websiteId: string, check: () => boolean): void {
  try {
    if (!check()) logNote({ kind: 'analytics.ledgerDisagrees', websiteId })
  } catch (error) {
    logError({ kind: 'analytics.checkLedger', websiteId, error })
  }
}

export function readCheck(sql: SqlStorage): LedgerCheck | null {
  const kept = readSetting(sql, 'ledger_check')
  return kept === undefined ? null : (JSON.parse(kept) as LedgerCheck)
}

/** After a reset the account begins anew. */
export const forgetCheck = (sql: SqlStorage): void =>
  void sql.exec("DELETE FROM settings WHERE name = 'ledger_check'")

import { readSetting, writeSetting } from '../store.ts'
import type { Kept } from './kept.ts'

const era = 'era'

/** What was forgotten last: what was read before that is not brought back after it. Empty where nothing ever was. */
export const readEra = (sql: SqlStorage): string => readSetting(sql, era) ?? ''

export const beginEra = (sql: SqlStorage): void => writeSetting(sql, era, crypto.randomUUID())

/** Whether all was ever forgotten: what lies in the archive of a store that was lost before that is not taken over any more. */
export const isEmptied = (sql: SqlStorage): boolean => readEra(sql) !== ''

/** Forgets what whole days say, so that it is worked out anew of the days themselves; and tells what days may be brought back. */
export function beginRebuild({ sql }: Kept): string {
  sql.exec('DELETE FROM rollups')
  return readEra(sql)
}

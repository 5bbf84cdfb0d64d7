import { readSetting, writeSetting } from '../store.ts'
import type { Kept } from './kept.ts'

const era = 'era'

/** What was forgotten last: what was read before that is not brought back after it. Empty where nothing ever was. */
export const readEra = (sql: SqlStorage): string => readSetting(sql, era) ?? ''

export const beginEra = (sql: SqlStorage): void => writeSetting(sql, era, crypto.randomUUID())

/** Forgets what whole days say, so that it is worked out anew of the days themselves; and tells what days may be brought back. */
export function beginRebuild({ sql }: Kept): string {
  sql.exec('DELETE FROM rollups')
  return readEra(sql)
}

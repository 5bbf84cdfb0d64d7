import { rememberedDays } from '../rules.ts'

/** As long as the queue and its dead letters may bring a message again. */
const rememberedMs = (rememberedDays + 1) * 86_400_000

export const isKnown = (sql: SqlStorage, name: string): boolean =>
  sql.exec('SELECT 1 FROM recording_names WHERE name = ?', name).toArray().length > 0

export const rememberName = (sql: SqlStorage, name: string, at: number): void =>
  void sql.exec('INSERT OR IGNORE INTO recording_names (name, at) VALUES (?, ?)', name, at)

export const forgetRecordingNames = (sql: SqlStorage, now: number): void =>
  void sql.exec('DELETE FROM recording_names WHERE at < ?', now - rememberedMs)

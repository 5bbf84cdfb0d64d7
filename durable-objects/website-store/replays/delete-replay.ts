import type { Kept } from '../changes/kept.ts'
import { rememberName } from './names.ts'
import { forgetSession, replaysOf } from './sessions.ts'

/** Erases a recording by dropping the keys of its chunks; what comes of it later is kept no more. Returns what lies in R2 of it, or null where there is none. */
export function deleteReplay(
  { sql }: Kept,
  { replay, now }: { replay: string; now: number },
): string[] | null {
  const isThere = sql.exec('SELECT 1 FROM recordings WHERE replay = ?', replay).toArray().length > 0
  if (!isThere) return null
  const objects = sql
    .exec<{ object: string }>('SELECT object FROM chunks WHERE replay = ?', replay)
    .toArray()
    .map(({ object }) => object)
  dropReplay(sql, replay)
  rememberName(sql, `replay:${replay}`, now)
  return objects
}

export function dropReplay(sql: SqlStorage, replay: string): void {
  sql.exec('DELETE FROM chunks WHERE replay = ?', replay)
  sql.exec('DELETE FROM recordings WHERE replay = ?', replay)
}

/** Erases the recordings that began before a time. */
export function dropReplaysBefore(sql: SqlStorage, before: number): void {
  const over = sql
    .exec<{ replay: string }>('SELECT replay FROM recordings WHERE started < ?', before)
    .toArray()
  for (const { replay } of over) dropReplay(sql, replay)
}

/** Erases the recordings of one visitor, of which nothing more is kept either; returns how many there were. */
export function dropReplaysOf(sql: SqlStorage, { session, now }: { session: string; now: number }): number {
  const visits = replaysOf(sql, session)
  const isThere = (replay: string) =>
    sql.exec('SELECT 1 FROM recordings WHERE replay = ?', replay).toArray().length > 0
  const recorded = visits.filter(isThere).length
  for (const replay of visits) {
    dropReplay(sql, replay)
    rememberName(sql, `replay:${replay}`, now)
  }
  forgetSession(sql, session)
  return recorded
}

import { dayOf } from '../rules.ts'

/** What is kept of all recordings of a website on one day: whoever sends may send without end, and an object holds no more than ten gigabytes. */
const most = { chunks: 50_000, bytes: 2_000_000_000 }

interface Kept extends Record<string, SqlStorageValue> {
  chunks: number
  bytes: number
}

export function isDayFull(sql: SqlStorage, now: number): boolean {
  const [kept] = sql
    .exec<Kept>('SELECT chunks, bytes FROM recording_days WHERE day = ?', dayOf(now))
    .toArray()
  return kept !== undefined && (kept.chunks >= most.chunks || kept.bytes >= most.bytes)
}

export function noteKept(sql: SqlStorage, { now, bytes }: { now: number; bytes: number }): void {
  sql.exec('DELETE FROM recording_days WHERE day < ?', dayOf(now))
  sql.exec(
    `INSERT INTO recording_days (day, chunks, bytes) VALUES (?, 1, ?)
    ON CONFLICT (day) DO UPDATE SET chunks = chunks + 1, bytes = bytes + excluded.bytes`,
    dayOf(now),
    bytes,
  )
}

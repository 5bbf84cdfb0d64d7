import type { Hit } from './rules.ts'

export function readHits(sql: SqlStorage, key: string): Hit[] {
  const [row] = sql.exec<{ hits: string }>('SELECT hits FROM windows WHERE key = ?', key).toArray()
  return row ? (JSON.parse(row.hits) as Hit[]) : []
}

export function writeHits(sql: SqlStorage, key: string, hits: readonly Hit[], expiresAt: number): void {
  sql.exec(
    `INSERT INTO windows (key, hits, expires_at) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET hits = excluded.hits, expires_at = excluded.expires_at`,
    key,
    JSON.stringify(hits),
    expiresAt,
  )
}

/** Takes one hit back; a hit that is gone is no error. */
export function removeHit(sql: SqlStorage, key: string, hitId: string): void {
  const earlier = readHits(sql, key)
  const hits = earlier.filter(([id]) => id !== hitId)
  if (hits.length === earlier.length) return
  if (hits.length === 0) sql.exec('DELETE FROM windows WHERE key = ?', key)
  else sql.exec('UPDATE windows SET hits = ? WHERE key = ?', JSON.stringify(hits), key)
}

export function readSum(sql: SqlStorage, key: string): number {
  const [row] = sql.exec<{ amount: number }>('SELECT amount FROM sums WHERE key = ?', key).toArray()
  return row?.amount ?? 0
}

export function addToSum(sql: SqlStorage, key: string, amount: number, expiresAt: number): void {
  sql.exec(
    `INSERT INTO sums (key, amount, expires_at) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET
      amount = amount + excluded.amount, expires_at = max(expires_at, excluded.expires_at)`,
    key,
    amount,
    expiresAt,
  )
}

/** Forgets keys without a hit in their window, and sums whose time is over. Returns when the next one will be so, null when none is left. */
export function removeExpired(sql: SqlStorage, now: number): number | null {
  sql.exec('DELETE FROM windows WHERE expires_at <= ?', now)
  sql.exec('DELETE FROM sums WHERE expires_at <= ?', now)
  return sql
    .exec<{ next: number | null }>(
      'SELECT min(next) AS next FROM (SELECT min(expires_at) AS next FROM windows UNION ALL SELECT min(expires_at) FROM sums)',
    )
    .one().next
}

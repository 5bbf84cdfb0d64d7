import { type PoolState, launchHorizonMs, waiterTtlMs } from './rules.ts'

/** The leases in use, who waits in which order, and when browsers were launched lately. */
export function readState(sql: SqlStorage): PoolState {
  const leased = sql.exec<{ party: string }>('SELECT party FROM leases').toArray()
  const waiting = sql
    .exec<{ leaseId: string; party: string }>(
      'SELECT lease_id AS leaseId, party FROM waiters ORDER BY position',
    )
    .toArray()
  const launches = sql.exec<{ at: number }>('SELECT at FROM launches ORDER BY launch_id').toArray()
  return { leased: leased.map((row) => row.party), waiting, launches: launches.map((row) => row.at) }
}

export function holds(sql: SqlStorage, leaseId: string): boolean {
  return sql.exec('SELECT 1 FROM leases WHERE lease_id = ?', leaseId).toArray().length > 0
}

/** Takes a place in the queue, or keeps the one that it has. */
export function wait(
  sql: SqlStorage,
  { leaseId, party, now }: { leaseId: string; party: string; now: number },
): void {
  sql.exec(
    `INSERT INTO waiters (lease_id, party, position, expires_at)
     VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM waiters), ?)
     ON CONFLICT (lease_id) DO UPDATE SET expires_at = excluded.expires_at`,
    leaseId,
    party,
    now + waiterTtlMs,
  )
}

/** Whoever gets a browser waits no longer, and counts as a launch. */
export function launch(sql: SqlStorage, { leaseId, now }: { leaseId: string; now: number }): void {
  sql.exec('DELETE FROM waiters WHERE lease_id = ?', leaseId)
  sql.exec('INSERT INTO launches (at) VALUES (?)', now)
}

export function keep(
  sql: SqlStorage,
  { leaseId, party, expiresAt }: { leaseId: string; party: string; expiresAt: number },
): void {
  sql.exec(
    `INSERT INTO leases (lease_id, party, expires_at) VALUES (?, ?, ?)
     ON CONFLICT (lease_id) DO UPDATE SET expires_at = excluded.expires_at`,
    leaseId,
    party,
    expiresAt,
  )
}

/** False when the lease has ended. */
export function renew(
  sql: SqlStorage,
  { leaseId, expiresAt, now }: { leaseId: string; expiresAt: number; now: number },
): boolean {
  const { rowsWritten } = sql.exec(
    'UPDATE leases SET expires_at = ? WHERE lease_id = ? AND expires_at > ?',
    expiresAt,
    leaseId,
    now,
  )
  return rowsWritten > 0
}

export function release(sql: SqlStorage, leaseId: string): void {
  sql.exec('DELETE FROM leases WHERE lease_id = ?', leaseId)
  sql.exec('DELETE FROM waiters WHERE lease_id = ?', leaseId)
}

export function expire(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM leases WHERE expires_at <= ?', now)
  sql.exec('DELETE FROM waiters WHERE expires_at <= ?', now)
  sql.exec('DELETE FROM launches WHERE at <= ?', now - launchHorizonMs)
}

export function count(sql: SqlStorage, now: number): { leased: number; waiting: number } {
  const { leased } = sql
    .exec<{ leased: number }>('SELECT count(*) AS leased FROM leases WHERE expires_at > ?', now)
    .one()
  const { waiting } = sql
    .exec<{ waiting: number }>('SELECT count(*) AS waiting FROM waiters WHERE expires_at > ?', now)
    .one()
  return { leased, waiting }
}

/** When the next lease or place in the queue ends; null when there is none. */
export function nextEnd(sql: SqlStorage): number | null {
  return sql
    .exec<{ due: number | null }>(
      'SELECT min(expires_at) AS due FROM (SELECT expires_at FROM leases UNION ALL SELECT expires_at FROM waiters)',
    )
    .one().due
}

import type { Claim } from './types.ts'

type Sql = SqlStorage

/**
 * Whether a step of background work may be done: it belongs to the chain of messages that is at work, or nobody is any more. A message that comes again after the next
 * one has begun is late, so that no chain goes on twice.
 */
export function claim(sql: Sql, { name, chain, step, now, until }: Claim): boolean {
  const query = `INSERT INTO claims (name, chain, step, until) VALUES (?, ?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET chain = excluded.chain, step = excluded.step, until = excluded.until
    WHERE claims.until <= ? OR (claims.chain = excluded.chain AND claims.step <= excluded.step) RETURNING name`
  return sql.exec(query, name, chain, step, until, now).toArray().length > 0
}

/** Ends the work of a chain, so that the next need not wait. */
export function release(sql: Sql, { name, chain }: Pick<Claim, 'name' | 'chain'>): void {
  sql.exec('DELETE FROM claims WHERE name = ? AND chain = ?', name, chain)
}

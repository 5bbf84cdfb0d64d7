import { sql } from 'drizzle-orm'
import { idempotencyKeys } from '../../../shared/db/tables/idempotency.ts'
import type { Context } from '../../../shared/kernel/context.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 500
const mostRounds = 50

/** Hourly upkeep: forgets answers that are no longer given again, and returns how many. What one sweep leaves, the next takes. */
export async function sweepIdempotencyKeys({ services: { db }, now }: Context): Promise<number> {
  const { expiresAt } = idempotencyKeys
  const old = sql`rowid in (select rowid from ${idempotencyKeys} where ${expiresAt} <= ${now()} limit ${rowsAtOnce})`
  let removed = 0
  for (let round = 0; round < mostRounds; round++) {
    const { meta } = await db.delete(idempotencyKeys).where(old)
    removed += meta.changes
    if (meta.changes === 0) break
  }
  return removed
}

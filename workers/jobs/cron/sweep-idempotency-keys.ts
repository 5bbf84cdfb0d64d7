import { sql } from 'drizzle-orm'
import { inSteps, rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { idempotencyKeys } from '../../../shared/db/tables/idempotency.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** Hourly upkeep: forgets answers that are no longer given again, and returns how many. */
export function sweepIdempotencyKeys({ services: { db }, now }: Context): Promise<number> {
  const { expiresAt } = idempotencyKeys
  const old = sql`rowid in (select rowid from ${idempotencyKeys} where ${expiresAt} <= ${now()} limit ${rowsAtOnce})`
  return inSteps(() => db.delete(idempotencyKeys).where(old))
}

import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { idempotencyKeys } from '../../../../shared/db/tables/idempotency.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { keptMs, leaseMs } from './rules.ts'

export interface Claim {
  /** `user:…`, `key:…` or `address:…`. */
  caller: string
  keyHash: string
  operation: string
  requestHash: string
  startedAt: number
}

export type Earlier = typeof idempotencyKeys.$inferSelect

const thisKey = ({ caller, keyHash }: Claim) =>
  and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.keyHash, keyHash))

/** Takes the key for a request: null when it is ours, else the request that has it. One statement decides, so that of many at once exactly one works. */
export async function claim(context: Context, mine: Claim): Promise<Earlier | null> {
  const { db } = context.services
  const { startedAt } = mine
  const row = { ...mine, expiresAt: startedAt + keptMs, status: null, headers: null, body: null }
  const over = lte(idempotencyKeys.expiresAt, startedAt)
  const dead = and(isNull(idempotencyKeys.status), lte(idempotencyKeys.startedAt, startedAt - leaseMs))
  const [taken] = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.keyHash],
      set: row,
      setWhere: or(over, dead),
    })
    .returning({ startedAt: idempotencyKeys.startedAt })
  if (taken) return null
  const [earlier] = await db.select().from(idempotencyKeys).where(thisKey(mine))
  // Gone in between: the first request was refused, so this one is the first.
  return earlier ?? claim(context, mine)
}

/** Keeps the answer of a claimed request. A body that is null was too large. */
export async function keep(
  { services: { db } }: Context,
  mine: Claim,
  answer: Pick<Earlier, 'status' | 'headers' | 'body'>,
): Promise<void> {
  await db.update(idempotencyKeys).set(answer).where(ours(mine))
}

/** Gives the key back, so that the same request may be tried again. */
export async function release({ services: { db } }: Context, mine: Claim): Promise<void> {
  await db.delete(idempotencyKeys).where(ours(mine))
}

/** Only while it is still this request's: another one may have taken the key of one that seemed dead. */
const ours = (mine: Claim) => and(thisKey(mine), eq(idempotencyKeys.startedAt, mine.startedAt))

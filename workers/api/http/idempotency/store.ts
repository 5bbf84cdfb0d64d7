import { type SQL, and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { type Guard, guardStatements, refusalOf } from '../../../../shared/db/guard.ts'
import { idempotencyKeys } from '../../../../shared/db/tables/idempotency.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { idempotencyInProgress, rateLimited } from '../../../../shared/kernel/errors.ts'
import { uuidV7 } from '../../../../shared/services/ids.ts'
import { keptMs, leaseMs } from './rules.ts'
import { hasRoom, isVisitor, roomForKey, rowBytes } from './visitors.ts'

/** A request that came with a key. */
export interface Keyed {
  /** `user:…`, `key:…` or `address:…`. */
  caller: string
  keyHash: string
  operation: string
  requestHash: string
}

/** A key that a request has taken. */
export interface Claim extends Keyed {
  seed: string
  attempt: number
}

export type Earlier = typeof idempotencyKeys.$inferSelect

const thisKey = ({ caller, keyHash }: Keyed) =>
  and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.keyHash, keyHash))

/**
 * Takes the key for a request, or finds the request that has it. One statement decides, so that of many at once exactly one works. The key of a request that
 * died is taken only by the same request again: what was begun under it may exist.
 */
export async function claim(context: Context, keyed: Keyed): Promise<Claim | Earlier> {
  const { db } = context.services
  const now = context.now()
  const started = { startedAt: now, expiresAt: now + keptMs, leaseUntil: now + leaseMs }
  const empty = { status: null, headers: null, body: null, bytes: isVisitor(keyed) ? rowBytes : null }
  const row = { ...keyed, ...started, ...empty, seed: uuidV7(now), attempt: 1 }
  const over = lte(idempotencyKeys.expiresAt, now)
  const dead = and(
    isNull(idempotencyKeys.status),
    lte(idempotencyKeys.leaseUntil, now),
    eq(idempotencyKeys.requestHash, keyed.requestHash),
  )
  const { seed, attempt } = idempotencyKeys
  const taking = db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.keyHash],
      set: {
        ...row,
        seed: sql`case when ${over} or ${seed} = '' then excluded.seed else ${seed} end`,
        attempt: sql`${attempt} + 1`,
      },
      setWhere: or(over, dead),
    })
    .returning({ seed, attempt })
  const [taken] = await (isVisitor(keyed) ? inRoom(context, keyed, taking) : taking)
  if (taken) return { ...keyed, ...taken }
  // Gone in between: the first request was refused, so this one is the first.
  return (await find(context, keyed)) ?? claim(context, keyed)
}

/** Takes a key of a visitor only where there is room for one, or where it is there already. */
async function inRoom<T extends PromiseLike<unknown>>(
  { services: { db } }: Context,
  keyed: Keyed,
  taking: T,
): Promise<Awaited<T>> {
  const known = sql`exists (select 1 from ${idempotencyKeys} where ${thisKey(keyed)})`
  const guards = [{ condition: sql`(${known} or ${roomForKey(keyed)})`, refusal: noRoom }]
  const batch = db.batch([...guardStatements(db, guards), taking] as never) as Promise<unknown[]>
  const results = await batch.catch((error: unknown) => {
    throw refusalOf(error, guards) ?? error
  })
  return results.at(-1) as Awaited<T>
}

const noRoom = () =>
  rateLimited({
    message:
      'Too many requests of visitors with an Idempotency-Key are kept at present. Send it later, or without a key.',
    headers: { 'Retry-After': '3600' },
  })

/** The statement that keeps the answer of a claimed request. A body that is null was too large. */
export function keeping(
  { services: { db } }: Context,
  mine: Claim,
  { status, headers, body }: Pick<Earlier, 'status' | 'headers' | 'body'>,
) {
  const kept: { body: Earlier['body'] | SQL; bytes?: SQL } =
    body && isVisitor(mine) ? hasRoom(mine, body) : { body }
  return db
    .update(idempotencyKeys)
    .set({ status, headers, ...kept } as never)
    .where(ours(mine))
}

/** An answer that is not kept: a repeat knows that the work was done, and asks anew what came of it. */
export const withoutBody = (status: number) => ({ status, headers: {}, body: null })

/** What is known of a key. */
export async function find({ services: { db } }: Context, keyed: Keyed): Promise<Earlier | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(thisKey(keyed))
  return row
}

/** Holds in a transaction only while the key is this request's. */
export const stillOurs = (mine: Claim): Guard => ({
  condition: sql`exists (select 1 from ${idempotencyKeys} where ${ours(mine)})`,
  refusal: inProgress,
})

export const inProgress = () => idempotencyInProgress({ headers: { 'Retry-After': '2' } })

/** Says that the request lives. */
export async function renew({ services: { db }, now }: Context, mine: Claim): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ leaseUntil: now() + leaseMs })
    .where(and(ours(mine), isNull(idempotencyKeys.status)))
}

/** Gives the key back, so that the same request may be tried again. An answer that was kept stays: its change was made, whatever failed after it. */
export async function release({ services: { db } }: Context, mine: Claim): Promise<void> {
  await db.delete(idempotencyKeys).where(and(ours(mine), isNull(idempotencyKeys.status)))
}

/** Gives the key up without forgetting what was begun under it: nobody knows how far the request came. */
export async function abandon({ services: { db }, now }: Context, mine: Claim): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ leaseUntil: now() })
    .where(and(ours(mine), isNull(idempotencyKeys.status), gt(idempotencyKeys.leaseUntil, 0)))
}

/** Only while it is still this request's: another one may have taken the key of one that seemed dead. */
const ours = (mine: Claim) =>
  and(thisKey(mine), eq(idempotencyKeys.seed, mine.seed), eq(idempotencyKeys.attempt, mine.attempt))

import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { inSteps, rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { stepRewordings } from '../../../shared/db/tables/rewordings.ts'
import type { Context } from '../../../shared/kernel/context.ts'

const keptMs = 30 * 86_400_000
/** A row has 4 parameters, a statement of D1 at most 100. */
const rowsOfStatement = 25

/** What was answered about cases before, by their keys; what is older than 30 days is asked again. */
export async function keptRewordings(
  { services: { db }, now }: Context,
  scope: string,
  keys: readonly string[],
): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ key: stepRewordings.key, answer: stepRewordings.answer })
    .from(stepRewordings)
    .where(
      and(
        eq(stepRewordings.scope, scope),
        inArray(stepRewordings.key, idsIn(keys)),
        gt(stepRewordings.expiresAt, now()),
      ),
    )
  return new Map(rows.map(({ key, answer }) => [key, answer]))
}

export async function keepRewordings(
  { services: { db }, now }: Context,
  scope: string,
  answers: ReadonlyMap<string, unknown>,
): Promise<void> {
  const expiresAt = now() + keptMs
  const rows = [...answers].map(([key, answer]) => ({ scope, key, answer, expiresAt }))
  for (let at = 0; at < rows.length; at += rowsOfStatement) {
    await db
      .insert(stepRewordings)
      .values(rows.slice(at, at + rowsOfStatement))
      .onConflictDoUpdate({
        target: [stepRewordings.scope, stepRewordings.key],
        set: { answer: sql`excluded.answer`, expiresAt: sql`excluded.expires_at` },
      })
  }
}

/** Forgets all that was answered for a session or a project; gives how many rows went. */
export async function forgetRewordings({ services: { db } }: Context, scope: string): Promise<number> {
  const some = sql`rowid in (select rowid from ${stepRewordings} where ${stepRewordings.scope} = ${scope} limit ${rowsAtOnce})`
  return (await db.delete(stepRewordings).where(some)).meta.changes
}

/** Hourly upkeep: forgets what nobody asked about for 30 days, and returns how much. */
export function sweepRewordings({ services: { db }, now }: Context): Promise<number> {
  const old = sql`rowid in (select rowid from ${stepRewordings} where ${stepRewordings.expiresAt} <= ${now()} limit ${rowsAtOnce})`
  return inSteps(() => db.delete(stepRewordings).where(old))
}

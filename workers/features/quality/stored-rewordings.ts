import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { inSteps, rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { stepRewordings } from '../../../shared/db/tables/rewordings.ts'
import type { Context } from '../../../shared/kernel/context.ts'

const storedMs = 30 * 86_400_000
/** A row has 4 parameters, a statement of D1 at most 100. */
const rowsOfStatement = 25

/** Earlier answers about cases, by their keys. They expire after 30 days. */
export async function storedRewordings(
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

export async function storeRewordings(
  { services: { db }, now }: Context,
  scope: string,
  answers: ReadonlyMap<string, unknown>,
): Promise<void> {
  const expiresAt = now() + storedMs
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

/** Deletes answers of a session or a project, as many as one statement takes; returns their number. */
export async function deleteRewordings({ services: { db } }: Context, scope: string): Promise<number> {
  const batch = sql`rowid in (select rowid from ${stepRewordings} where ${stepRewordings.scope} = ${scope} limit ${rowsAtOnce})`
  return (await db.delete(stepRewordings).where(batch)).meta.changes
}

/** Hourly upkeep: deletes expired answers, and returns their number. */
export function sweepRewordings({ services: { db }, now }: Context): Promise<number> {
  const expired = sql`rowid in (select rowid from ${stepRewordings} where ${stepRewordings.expiresAt} <= ${now()} limit ${rowsAtOnce})`
  return inSteps(() => db.delete(stepRewordings).where(expired))
}

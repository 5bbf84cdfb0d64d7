import { type SQL, sql } from 'drizzle-orm'
import { causedBy } from './caused-by.ts'
import type { Database } from './database.ts'

/**
 * What has to hold at its place in a transaction, whatever was read before it, so that of many requests at once none slips past a rule, and no audit
 * entry tells of a change that was not made. `refusal` is what is thrown when it does not hold; then nothing was written.
 */
export interface Guard {
  condition: SQL
  refusal: () => Error
}

/** Thrown by guards whose refusal is no one's fault: somebody else did the same before, and nothing is left to do. */
export class AlreadyDone extends Error {
  override readonly name = 'AlreadyDone'
}

const ruleOf = (at: number) => `guard.${at}`

/** The statements that make a transaction fail unless each of the conditions holds. */
export const guardStatements = (db: Database, guards: readonly Guard[]) =>
  guards.map(({ condition }, at) => {
    // A path that does not begin with $ is the one thing that SQLite refuses at run time and names.
    const held = sql`json_extract('{}', case when ${condition} then '$' else ${ruleOf(at)} end)`
    return db.select({ held }).from(sql`(select 1)`)
  })

/** The refusal of the first guard that does not hold now; undefined where all do. It saves work that would be refused: the transaction itself asks again. */
export async function refusedNow(db: Database, guards: readonly Guard[]): Promise<Error | undefined> {
  const held = Object.fromEntries(
    guards.map(({ condition }, at) => [ruleOf(at), sql<number>`case when ${condition} then 1 else 0 end`]),
  )
  const [row] = await db.select(held).from(sql`(select 1)`)
  return guards.find((_guard, at) => row?.[ruleOf(at)] === 0)?.refusal()
}

/** The refusal of the guard on which a transaction failed; undefined when it failed on something else. */
export const refusalOf = (error: unknown, guards: readonly Guard[]): Error | undefined =>
  guards.find((_guard, at) => causedBy(error, `'${ruleOf(at)}'`))?.refusal()

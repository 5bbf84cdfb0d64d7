import { type SQL, sql } from 'drizzle-orm'
import { causedBy } from './caused-by.ts'
import type { Statement } from './commit.ts'
import type { Database } from './database.ts'

/**
 * A statement that makes the whole transaction fail unless `condition` holds at its place in it, so that of many requests at once
 * none slips past a rule, and no audit entry tells of a change that was not made. `rule` is a name of letters, digits and dots.
 * @example
 * try {
 *   await commit(context, note, [onlyIf(db, 'rooms.full', sql`(select count(*) from rooms) < ${max}`), insert])
 * } catch (error) {
 *   throw failedOn(error, 'rooms.full') ? roomsFull() : error
 * }
 */
export function onlyIf(db: Database, rule: string, condition: SQL): Statement {
  // A path that does not begin with $ is the one thing that SQLite refuses at run time and names.
  const held = sql`json_extract('{}', case when ${condition} then '$' else ${rule} end)`
  return db.select({ held }).from(sql`(select 1)`)
}

/** True when a transaction failed because the condition of this rule did not hold. */
export const failedOn = (error: unknown, rule: string): boolean => causedBy(error, `'${rule}'`)

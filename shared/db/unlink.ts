import { type SQL, eq, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Context, actorName } from '../kernel/context.ts'
import { uuidV7 } from '../services/ids.ts'
import type { Statement } from './database.ts'
import { type RecordKind, changes } from './tables/changes.ts'

type Linked<Field extends string> = SQLiteTable &
  Record<Field | 'organizationId' | 'projectId' | 'updatedAt', SQLiteColumn>

interface Link<Field extends string> {
  table: Linked<Field>
  /** What its records are, and the column of their ids. */
  resource: RecordKind
  id: SQLiteColumn
  /** The field that leads to what goes. */
  field: Field
}

/**
 * Statements that take a record which goes out of all that lead to it, however many these are, with a line in the history of each: for its
 * transaction. What leads to it is told by the transaction alone, so nothing is read before and nothing slips in between.
 * @example
 * unlink(context, { table: testCases, resource: 'test_case', id: testCases.testCaseId, field: 'storyId' }, storyId)
 */
export function unlink<Field extends string>(
  { services: { db }, actor, now }: Context,
  { table, resource, id, field }: Link<Field>,
  gone: string,
): Statement[] {
  const leads = eq(table[field], gone)
  const updatedAt = sql`max(${now()}, ${table.updatedAt} + 1)`
  // The columns in the order of their table.
  const lines = sql`
    select ${newId(now())}, ${table.organizationId}, ${table.projectId}, ${resource}, ${id}, ${updatedAt},
      ${actorName(actor)}, ${field}, json_quote(${table[field]}), null, 0
    from ${table} where ${leads}`
  const without = { [field]: null, updatedAt }
  return [
    db.insert(changes).select(lines),
    db
      .update(table)
      .set(without as never)
      .where(leads),
  ]
}

/** A UUID of version 7 for each row of a statement. RFC 9562, section 5.7. */
function newId(now: number): SQL {
  const time = uuidV7(now).slice(0, 15)
  return sql`${time} || substr(lower(hex(randomblob(2))), 2) || '-' || substr('89ab', 1 + (random() & 3), 1)
    || substr(lower(hex(randomblob(2))), 2) || '-' || lower(hex(randomblob(6)))`
}

import { sql } from 'drizzle-orm'
import { type Context, actorName } from '../kernel/context.ts'
import type { Statement } from './database.ts'
import { type RecordKind, changes } from './tables/changes.ts'

/** A record of a project, by its kind and id. */
export interface RecordName {
  projectId: string
  resource: RecordKind
  resourceId: string
}

/** What a field of a record was and is. */
export interface FieldChange extends RecordName {
  field: string
  from: unknown
  to: unknown
  unusual?: boolean
  /** When the record had changed last, in milliseconds: its history goes on from there, whatever the clock of this machine says. */
  since?: number
}

// D1 takes 2 MB a parameter. A row is far smaller, so some go into one statement: a transaction has not many.
const mostCharacters = 400_000

/** The statements that write a history, for the transaction of the change. */
export function historyStatements(
  { services: { db, ids }, actor, now }: Context,
  organizationId: string,
  history: readonly FieldChange[],
): Statement[] {
  const rows = history.map(({ since = 0, unusual = false, ...change }) =>
    JSON.stringify({ ...change, unusual, at: Math.max(now(), since + 1), changeId: ids.uuid() }),
  )
  return together(rows).map((some) =>
    // The columns in the order of their table.
    db.insert(changes).select(sql`
      select value ->> 'changeId', ${organizationId}, value ->> 'projectId', value ->> 'resource', value ->> 'resourceId', value ->> 'at',
        ${actorName(actor)}, value ->> 'field', value -> 'from', value -> 'to', value ->> 'unusual'
      from json_each(${`[${some.join()}]`})`),
  )
}

/** Texts in groups of so many characters. */
function together(rows: readonly string[]): string[][] {
  const groups: string[][] = []
  let room = 0
  for (const row of rows) {
    if (row.length > room) {
      groups.push([])
      room = mostCharacters
    }
    groups.at(-1)?.push(row)
    room -= row.length
  }
  return groups
}

/** What of a record becomes what, field by field. */
export const fieldChanges = (
  record: RecordName & { since: number },
  before: object,
  given: object,
  isUnusual: (field: string, from: unknown, to: unknown) => boolean = () => false,
): FieldChange[] =>
  Object.entries(given).map(([field, to]) => {
    const from = (before as Record<string, unknown>)[field] ?? null
    return { ...record, field, from, to, unusual: isUnusual(field, from, to) }
  })

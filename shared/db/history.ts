import { sql } from 'drizzle-orm'
import { type Context, actorName } from '../kernel/context.ts'
import type { Statement } from './database.ts'
import { type RecordKind, changes } from './tables/changes.ts'
import { together } from './together.ts'

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

/** The statements that write a history, for the transaction of the change. */
export function historyStatements(
  { services: { db, ids }, actor, now }: Context,
  organizationId: string,
  history: readonly FieldChange[],
): Statement[] {
  // Lines of one moment stand in the order of their ids.
  const changeIds = history.map(() => ids.uuid()).toSorted()
  const at = now()
  const rows = history.map(({ since = 0, unusual = false, ...change }, place) =>
    JSON.stringify({ ...change, unusual, at: Math.max(at, since + 1), changeId: changeIds[place] }),
  )
  return together(rows).map((some) =>
    // The columns in the order of their table.
    db.insert(changes).select(sql`
      select value ->> 'changeId', ${organizationId}, value ->> 'projectId', value ->> 'resource', value ->> 'resourceId', value ->> 'at',
        ${actorName(actor)}, value ->> 'field', value -> 'from', value -> 'to', value ->> 'unusual'
      from json_each(${`[${some.join()}]`})`),
  )
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

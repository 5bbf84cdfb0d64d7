import type { Context } from '../kernel/context.ts'
import { actorName } from '../kernel/context.ts'
import type { Statement } from './database.ts'
import { changes, type RecordKind } from './tables/changes.ts'

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
}

// D1 binds at most 100 parameters per statement, and a row has eleven.
const rowsAStatement = 9

/** The statements that write a history, for the transaction of the change. */
export function historyStatements(
  { services: { db, ids }, actor, now }: Context,
  organizationId: string,
  history: readonly FieldChange[],
): Statement[] {
  const written = { organizationId, at: now(), actor: actorName(actor) }
  const rows = history.map((change) => ({ unusual: false, ...change, ...written, changeId: ids.uuid() }))
  const count = Math.ceil(rows.length / rowsAStatement)
  return Array.from({ length: count }, (_, at) =>
    db.insert(changes).values(rows.slice(at * rowsAStatement, (at + 1) * rowsAStatement)),
  )
}

/** What of a record becomes what, field by field. */
export const fieldChanges = (
  record: RecordName,
  before: object,
  given: object,
  isUnusual: (field: string, from: unknown, to: unknown) => boolean = () => false,
): FieldChange[] =>
  Object.entries(given).map(([field, to]) => {
    const from = (before as Record<string, unknown>)[field] ?? null
    return { ...record, field, from, to, unusual: isUnusual(field, from, to) }
  })

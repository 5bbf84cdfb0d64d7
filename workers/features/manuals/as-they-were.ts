import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { changes } from '../../../shared/db/tables/changes.ts'
import type { Context } from '../../../shared/kernel/context.ts'

interface Asked {
  ids: readonly string[]
  fields: readonly string[]
  /** Milliseconds since the epoch. */
  at: number
}

/** What fields of records were at a moment, by record: as the first change after it found them. What has not changed since is missing. */
export async function asTheyWere(
  { services: { db } }: Context,
  { ids, fields, at }: Asked,
): Promise<Map<string, Record<string, unknown>>> {
  const { resourceId, field, from, at: changedAt, changeId } = changes
  const order = sql`partition by ${resourceId}, ${field} order by ${changedAt}, ${changeId}`
  const ranked = db
    .select({ resourceId, field, from, place: sql<number>`row_number() over (${order})`.as('place') })
    .from(changes)
    .where(and(inArray(resourceId, idsIn(ids)), gt(changedAt, at), inArray(field, [...fields])))
    .as('ranked')
  const rows = await db.select().from(ranked).where(eq(ranked.place, 1))
  return new Map(
    [...Map.groupBy(rows, (row) => row.resourceId)].map(([id, own]) => [
      id,
      Object.fromEntries(own.map((row) => [row.field, row.from])),
    ]),
  )
}

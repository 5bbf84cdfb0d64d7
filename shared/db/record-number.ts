import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { recordNumbers, type RecordKind } from './tables/changes.ts'

/**
 * The next number of a project for a record of a kind: `counting` goes into the transaction before the statement that has `number` among its values.
 */
export function nextNumber(
  { services: { db } }: Context,
  { projectId, resource }: { projectId: string; resource: RecordKind },
) {
  const which = and(eq(recordNumbers.projectId, projectId), eq(recordNumbers.resource, resource))
  return {
    counting: db
      .insert(recordNumbers)
      .values({ projectId, resource, last: 1 })
      .onConflictDoUpdate({
        target: [recordNumbers.projectId, recordNumbers.resource],
        set: { last: sql`${recordNumbers.last} + 1` },
      }),
    number: sql<number>`(select ${recordNumbers.last} from ${recordNumbers} where ${which})`,
  }
}

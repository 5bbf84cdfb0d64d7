import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { tenantOf } from '../kernel/tenant.ts'
import { projectLives } from './live-project.ts'
import { type NumberedKind, recordNumbers } from './tables/changes.ts'

interface Numbered {
  projectId: string
  resource: NumberedKind
}

/**
 * The next number of a project for a record of a kind: `counting` goes into the transaction before the statement that has `number` among its values. Of `count`
 * records that are made at once it is the last one's.
 */
export function nextNumber(
  { services: { db } }: Context,
  { projectId, resource, count = 1 }: Numbered & { count?: number },
) {
  const which = and(eq(recordNumbers.projectId, projectId), eq(recordNumbers.resource, resource))
  return {
    counting: db
      .insert(recordNumbers)
      .values({ projectId, resource, last: count })
      .onConflictDoUpdate({ target, set: { last: sql`${recordNumbers.last} + ${count}` } }),
    number: sql<number>`(select ${recordNumbers.last} from ${recordNumbers} where ${which})`,
  }
}

/**
 * Takes the next numbers of a project for `count` records, for whoever has to know them before the transaction; the first of them, the others follow. What dies before it
 * uses them leaves a hole. Undefined where the project is gone: nothing of it comes to be after its purge.
 */
export async function takeNumbers(
  context: Context,
  { projectId, resource, count }: Numbered & { count: number },
): Promise<number | undefined> {
  const lives = projectLives(projectId, tenantOf(context).organizationId)
  const [taken] = await context.services.db
    .insert(recordNumbers)
    .select(sql`select ${projectId}, ${resource}, ${count} where ${lives}`)
    .onConflictDoUpdate({ target, set: { last: sql`${recordNumbers.last} + ${count}` } })
    .returning({ last: recordNumbers.last })
  return taken && taken.last - count + 1
}

const target = [recordNumbers.projectId, recordNumbers.resource]

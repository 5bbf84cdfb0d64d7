import { and, eq, isNull, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { purges } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'
import { logNote } from '../../../shared/services/log.ts'
import { purgeable } from './purgeable.ts'
import { removedSummary } from './rules.ts'

/** Each round removes up to a thousand things of every store; what one message leaves, the next takes. */
const mostRounds = 20

/**
 * Removes what the stores hold of a deleted thing, and its own row when nothing else is left. Returns true when there is more to
 * do. It goes on where the last call ended, and does nothing for what is gone. A store that fails keeps none of the others from
 * being emptied.
 */
export async function runPurge(context: Context, resourceId: string, rounds = mostRounds): Promise<boolean> {
  const [purge] = await context.services.db.select().from(purges).where(isWaiting(resourceId))
  if (!purge) return false
  for (let round = 0; round < rounds; round++) {
    const removed = await removeSome(context, purgeable[purge.resource].parts, resourceId)
    if (removed > 0) continue
    await finish(context, purge)
    return false
  }
  return true
}

const isWaiting = (resourceId: string) => and(eq(purges.resourceId, resourceId), isNull(purges.finishedAt))

async function removeSome(
  context: Context,
  parts: readonly PurgePart[],
  resourceId: string,
): Promise<number> {
  let total = 0
  const failures: unknown[] = []
  for (const { name, purge } of parts) {
    try {
      const removed = await purge(context, resourceId)
      if (removed > 0) await count(context, { resourceId, name, removed })
      total += removed
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} stores were not emptied`)
  return total
}

interface Counted {
  resourceId: string
  name: string
  removed: number
}

/** Adds to the count of a store, in the database, so that nothing of two runs at once is lost. */
function count({ services: { db } }: Context, { resourceId, name, removed }: Counted) {
  const path = `$.${name}`
  const counted = sql`json_set(${purges.removed}, ${path}, coalesce(json_extract(${purges.removed}, ${path}), 0) + ${removed})`
  return db.update(purges).set({ removed: counted }).where(eq(purges.resourceId, resourceId))
}

async function finish(
  context: Context,
  { resourceId, resource, organizationId, requestedAt }: typeof purges.$inferSelect,
) {
  const { db } = context.services
  const { action, parts, rows, removeRow } = purgeable[resource]
  const [found] = await db.select({ removed: purges.removed }).from(purges).where(isWaiting(resourceId))
  const removed = found?.removed ?? {}
  const summary = removedSummary(resource, parts, removed)
  const waits = {
    condition: sql`exists (select 1 from ${purges} where ${isWaiting(resourceId)})`,
    refusal: () => new AlreadyDone(),
  }
  const note = { resource, resourceId, summary }
  try {
    await commit(context, { organizationId, action, ...note, guards: [waits] }, [
      removeRow(db, resourceId),
      count(context, { resourceId, name: rows, removed: 1 }),
      db.update(purges).set({ finishedAt: context.now() }).where(eq(purges.resourceId, resourceId)),
    ])
  } catch (error) {
    // Another run ended it first.
    if (error instanceof AlreadyDone) return
    throw error
  }
  const durationMs = context.now() - requestedAt
  const counts = { ...removed, [rows]: 1 }
  const { requestId } = context
  logNote({
    kind: 'purges.ended',
    requestId,
    resource,
    resourceId,
    organizationId,
    removed: counts,
    durationMs,
  })
}

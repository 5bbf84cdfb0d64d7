import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { ciRuns, ciTriggers } from '../../../shared/db/tables/ci-triggers.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import { testRuns } from '../../../shared/db/tables/test-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { requirePublicOrigin } from '../../../shared/services/own-hosts.ts'
import { triggerNotFound } from './errors.ts'
import { sameWorkMs } from './rules.ts'
import type { CiTrigger } from './schemas.ts'

export type TriggerRow = typeof ciTriggers.$inferSelect
export type CiRunRow = typeof ciRuns.$inferSelect

interface Named {
  projectId: string
  triggerId: string
}

/** A trigger of a project of the organization of the call. */
export const isTrigger = (context: Context, { projectId, triggerId }: Named) =>
  and(
    eq(ciTriggers.triggerId, triggerId),
    eq(ciTriggers.projectId, projectId),
    eq(ciTriggers.organizationId, tenantOf(context).organizationId),
  )

export async function readTrigger(context: Context, named: Named): Promise<TriggerRow> {
  const [row] = await context.services.db.select().from(ciTriggers).where(isTrigger(context, named))
  if (!row) throw triggerNotFound()
  return row
}

/** A trigger that anybody may call by its id, while its project lives. Ids that were never given out are known by themselves. */
export async function findTrigger(
  { services: { db, ids } }: Context,
  triggerId: string,
): Promise<TriggerRow | undefined> {
  if (!ids.isSecret(triggerId)) return undefined
  const [found] = await db
    .select({ trigger: ciTriggers })
    .from(ciTriggers)
    .innerJoin(projects, and(eq(projects.projectId, ciTriggers.projectId), isNull(projects.deletedAt)))
    .where(eq(ciTriggers.triggerId, triggerId))
  return found?.trigger
}

const newest = newestFirst(ciTriggers, 'createdAt', 'triggerId')

export async function triggersOf(
  context: Context,
  { projectId, limit, cursor }: Page & { projectId: string },
) {
  const rows = await context.services.db
    .select()
    .from(ciTriggers)
    .where(and(eq(ciTriggers.projectId, projectId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { triggers: items.map((row) => viewOf(context, row)), nextCursor }
}

/** A trigger as its admins see it: never the secret. */
export const viewOf = ({ services }: Context, row: TriggerRow): CiTrigger => ({
  triggerId: row.triggerId,
  name: row.name,
  targetUrl: row.targetUrl,
  suite: row.suite,
  environment: row.environment,
  branch: row.branch,
  callbackUrl: row.callbackUrl,
  url: `${requirePublicOrigin(services.settings)}/api/qa/webhooks/${row.triggerId}`,
  createdBy: row.createdBy,
  createdAt: iso(row.createdAt),
})

export interface Sameness {
  workKey: string | null
  triggerId: string | null
  messageKey: string | null
}

/** A run that was deleted answers for nothing. In guards, columns lose the names of their tables. */
const isThere = sql`exists (select 1 from ${testRuns} as run where run.execution_id = ${ciRuns}.execution_id)`

const isSameWork = ({ now }: Context, workKey: string) =>
  and(eq(ciRuns.workKey, workKey), gt(ciRuns.createdAt, now() - sameWorkMs), isThere)

const isSameMessage = ({ triggerId, messageKey }: Sameness) =>
  and(eq(ciRuns.triggerId, triggerId ?? ''), eq(ciRuns.messageKey, messageKey ?? ''), isThere)

/** The run that a call has started before, or one of the same work. The latest, where somebody asked for more than one. */
export async function earlierRun(context: Context, same: Sameness): Promise<string | undefined> {
  const { db } = context.services
  const latest = (which: ReturnType<typeof and>) =>
    db
      .select({ executionId: ciRuns.executionId })
      .from(ciRuns)
      .where(which)
      .orderBy(desc(ciRuns.createdAt))
      .limit(1)
  const [message] = same.messageKey === null ? [] : await latest(isSameMessage(same))
  if (message) return message.executionId
  const [work] = same.workKey === null ? [] : await latest(isSameWork(context, same.workKey))
  return work?.executionId
}

/** Holds while no call has started the same. */
export function isFirst(context: Context, same: Sameness) {
  const none = (which: ReturnType<typeof and>) => sql`not exists (select 1 from ${ciRuns} where ${which})`
  return [
    ...(same.messageKey === null ? [] : [none(isSameMessage(same))]),
    ...(same.workKey === null ? [] : [none(isSameWork(context, same.workKey))]),
  ]
}

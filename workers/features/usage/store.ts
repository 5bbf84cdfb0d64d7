import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { tokenUsage } from '../../../shared/db/tables/usage.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { inDollars, type Took } from './rules.ts'
import type { UsageRecord } from './schemas.ts'

/** From `from` to before `to`, in milliseconds since the epoch; open where left out. */
export interface Span {
  from?: number | undefined
  to?: number | undefined
}

const newest = newestFirst(tokenUsage, 'at', 'usageId')

const within = (context: Context, { from, to }: Span) =>
  and(
    eq(tokenUsage.organizationId, tenantOf(context).organizationId),
    from === undefined ? undefined : gte(tokenUsage.at, from),
    to === undefined ? undefined : lt(tokenUsage.at, to),
  )

const sums = {
  inputTokens: sql<number>`coalesce(sum(${tokenUsage.inputTokens}), 0)`,
  outputTokens: sql<number>`coalesce(sum(${tokenUsage.outputTokens}), 0)`,
  cost: sql<number>`coalesce(sum(${tokenUsage.cost}), 0)`,
}

/** What the questions of a span took, added up in the database. */
export async function usageOf(context: Context, span: Span): Promise<Took> {
  const [row] = await context.services.db.select(sums).from(tokenUsage).where(within(context, span))
  return row ?? { inputTokens: 0, outputTokens: 0, cost: 0 }
}

/** The same for each model and task on each calendar day in UTC. */
export const usageByKind = (context: Context, span: Span) => {
  const day = sql<string>`date(${tokenUsage.at} / 1000, 'unixepoch')`
  return context.services.db
    .select({ day, model: tokenUsage.model, task: tokenUsage.task, ...sums })
    .from(tokenUsage)
    .where(within(context, span))
    .groupBy(day, tokenUsage.model, tokenUsage.task)
}

type PageOfSpan = Span & Page

export const rowsOf = (context: Context, { limit, cursor, ...span }: PageOfSpan) =>
  context.services.db
    .select()
    .from(tokenUsage)
    .where(and(within(context, span), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)

/** The questions of a span, newest first. */
export async function recordsOf(
  context: Context,
  page: PageOfSpan,
): Promise<{ records: UsageRecord[]; nextCursor: string | null }> {
  const rows = await rowsOf(context, page)
  const { items, nextCursor } = newest.page(rows, page.limit)
  const records = items.map((row) => ({ ...inDollars(row), at: iso(row.at) }))
  return { records, nextCursor }
}

import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { type ReplaySettings, websites } from '../../../shared/db/tables/websites.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { roleAllows } from '../../../shared/kernel/roles.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { isInItsTeam } from './access.ts'
import { websiteNotFound } from './errors.ts'
import { isLive, isLiveIn } from './live.ts'
import { replayOf, rulesOf } from './policy.ts'
import type { Website } from './schemas.ts'

type Row = typeof websites.$inferSelect

/** The website of this organization as it is stored. */
export async function readRow(context: Context, websiteId: string): Promise<Row> {
  const { organizationId } = tenantOf(context)
  const [row] = await context.services.db.select().from(websites).where(isLiveIn(websiteId, organizationId))
  if (!row) throw websiteNotFound()
  return row
}

export const readWebsite = async (context: Context, websiteId: string): Promise<Website> =>
  viewOf(await readRow(context, websiteId))

/** What is told of a website to everybody who asks: of whichever organization, because visitors belong to none. Null for one that there is not. */
export async function publicRow({ services }: Context, websiteId: string): Promise<Row | null> {
  const [row] = await services.db.select().from(websites).where(isLive(websiteId))
  return row ?? null
}

/** How visits of a website are recorded now; null for one that there is not. */
export async function replaySettings(context: Context, websiteId: string): Promise<ReplaySettings | null> {
  const row = await publicRow(context, websiteId)
  return row && replayOf(row.replay)
}

const newest = newestFirst(websites, 'createdAt', 'websiteId')

/** The websites of the organization that the actor may see. */
function isSeen(context: Context) {
  const { organizationId, role } = tenantOf(context)
  const isOfOrganization = and(eq(websites.organizationId, organizationId), isNull(websites.deletedAt))
  const isOpen = roleAllows(role, 'admin') ? undefined : or(isNull(websites.teamId), isInItsTeam(context))
  return and(isOfOrganization, isOpen)
}

/** A page by its place, and how many there are. */
export async function numberedPage(context: Context, { limit, offset }: { limit: number; offset: number }) {
  const { db } = context.services
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(websites)
      .where(isSeen(context))
      .orderBy(...newest.order)
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)` })
      .from(websites)
      .where(isSeen(context)),
  ])
  return { data: rows.map(viewOf), count: all?.count ?? 0 }
}

export async function websitesOf(context: Context, { limit, cursor }: Page) {
  const rows = await context.services.db
    .select()
    .from(websites)
    .where(and(isSeen(context), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { websites: items.map(viewOf), nextCursor }
}

export function viewOf(row: Row): Website {
  const { websiteId, name, domain, organizationId, teamId, timezone, shareId } = row
  const shown = { id: websiteId, name, domain, organizationId, teamId, timezone, shareId }
  const settings = { rules: rulesOf(row.rules), replay: replayOf(row.replay) }
  return { ...shown, ...settings, createdAt: iso(row.createdAt) }
}

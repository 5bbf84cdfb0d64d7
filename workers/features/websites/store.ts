import { type SQL, and, eq, isNull, or } from 'drizzle-orm'
import {
  type ListSource,
  type Place,
  contains,
  readList,
  readNumbered,
} from '../../../shared/db/numbered-pages.ts'
import { newestFirst } from '../../../shared/db/pagination.ts'
import { type ReplaySettings, websites } from '../../../shared/db/tables/websites.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { roleAllows } from '../../../shared/kernel/roles.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { isInItsTeam } from './access.ts'
import { websiteNotFound } from './errors.ts'
import { isLive, isLiveIn } from './live.ts'
import { replayOf } from './policy.ts'
import type { Website } from './schemas.ts'
import { umamiWebsite } from './umami-website.ts'
import { viewOf } from './view.ts'

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

/** Where a list of the websites that the actor may see comes from: of all of them, or of those that a condition chooses. */
function listOf(context: Context, search: string, which?: SQL): ListSource<Row> {
  const { db } = context.services
  const chosen = and(isSeen(context), which, contains([websites.name, websites.domain], search))
  return {
    rows: ({ after, limit, offset }) =>
      db
        .select()
        .from(websites)
        .where(and(chosen, after))
        .orderBy(...newest.order)
        .limit(limit)
        .offset(offset),
    count: () => db.$count(websites, chosen),
  }
}

export async function websitesOf(context: Context, place: Place) {
  const { items, nextCursor, numbered } = await readList(place, newest, listOf(context, place.search))
  const told = { websites: items.map(viewOf), nextCursor }
  return { ...told, ...(numbered && { data: items.map(umamiWebsite), ...numbered }) }
}

/** A page of them by its number. */
export async function numberedWebsites(
  context: Context,
  { search, ...asked }: { page: number; pageSize: number; search: string },
  which?: SQL,
) {
  const { items, numbered } = await readNumbered(asked, listOf(context, search, which))
  return { data: items.map(umamiWebsite), ...numbered }
}

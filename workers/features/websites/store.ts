import { and, eq } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { websiteNotFound } from './errors.ts'
import type { Website } from './schemas.ts'

type Row = typeof websites.$inferSelect

/** The organization of the website that an input names, for the pipeline's tenant check. */
export async function websiteOrganization(context: Context, { websiteId }: { websiteId: string }) {
  const found = await belongingOf(context, websites, eq(websites.websiteId, websiteId))
  if (!found) throw websiteNotFound()
  return found
}

export async function readWebsite(context: Context, websiteId: string): Promise<Website> {
  const { organizationId } = tenantOf(context)
  const [row] = await context.services.db
    .select()
    .from(websites)
    .where(and(eq(websites.websiteId, websiteId), eq(websites.organizationId, organizationId)))
  if (!row) throw websiteNotFound()
  return viewOf(row)
}

const newest = newestFirst(websites, 'createdAt', 'websiteId')

export async function websitesOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(websites)
    .where(and(eq(websites.organizationId, organizationId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { websites: items.map(viewOf), nextCursor }
}

export function viewOf({ websiteId, name, domain, organizationId, teamId, createdAt }: Row): Website {
  return { id: websiteId, name, domain, organizationId, teamId, createdAt: iso(createdAt) }
}

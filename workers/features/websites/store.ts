import { and, desc, eq } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { after, toPage } from '../../../shared/db/pagination.ts'
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

export async function websitesOf(context: Context, page: { limit: number; cursor?: string | undefined }) {
  const { organizationId } = tenantOf(context)
  const position = { at: websites.createdAt, id: websites.websiteId }
  const rows = await context.services.db
    .select()
    .from(websites)
    .where(and(eq(websites.organizationId, organizationId), after(position, page.cursor)))
    .orderBy(desc(websites.createdAt), desc(websites.websiteId))
    .limit(page.limit + 1)
  const { items, nextCursor } = toPage(rows, page.limit, ({ createdAt, websiteId }) => ({
    at: createdAt,
    id: websiteId,
  }))
  return { websites: items.map(viewOf), nextCursor }
}

export function viewOf({ websiteId, name, domain, organizationId, teamId, createdAt }: Row): Website {
  return { id: websiteId, name, domain, organizationId, teamId, createdAt: iso(createdAt) }
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { crawlAddresses, crawls } from '../../../shared/db/tables/crawls.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { crawlNotFound } from './errors.ts'
import type { Crawl, CrawlAddress } from './schemas.ts'

export type CrawlRow = typeof crawls.$inferSelect
export type AddressRow = typeof crawlAddresses.$inferSelect

const mostSkipped = 200

export async function readCrawl(context: Context, kbId: string, crawlId: string): Promise<CrawlRow> {
  const [row] = await context.services.db
    .select()
    .from(crawls)
    .where(and(eq(crawls.crawlId, crawlId), eq(crawls.kbId, kbId)))
  if (!row) throw crawlNotFound()
  return row
}

const newest = newestFirst(crawls, 'createdAt', 'crawlId')

export async function crawlsOf(context: Context, kbId: string, { limit, cursor }: Page) {
  const rows = await context.services.db
    .select()
    .from(crawls)
    .where(and(eq(crawls.kbId, kbId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { crawls: await viewsOf(context, items), nextCursor }
}

/** Crawls as clients see them. What each has skipped is kept with its site until the next walk through that begins. */
export async function viewsOf(context: Context, rows: readonly CrawlRow[]): Promise<Crawl[]> {
  const skipped = await skippedOf(
    context,
    rows.map(({ crawlId }) => crawlId),
  )
  return rows.map((row) => viewOf(row, skipped.get(row.crawlId) ?? []))
}

async function skippedOf({ services: { db } }: Context, crawlIds: readonly string[]) {
  const { crawlId, url, reason, state, depth, ordinal } = crawlAddresses
  const ranked = db
    .select({
      crawlId,
      url,
      reason,
      place: sql<number>`row_number() over (partition by ${crawlId} order by ${depth}, ${ordinal})`.as(
        'place',
      ),
    })
    .from(crawlAddresses)
    .where(and(inArray(crawlId, idsIn(crawlIds)), eq(state, 'skipped')))
    .as('ranked')
  const rows = await db
    .select({ crawlId: ranked.crawlId, url: ranked.url, reason: ranked.reason })
    .from(ranked)
    .where(sql`${ranked.place} <= ${mostSkipped}`)
  return Map.groupBy(rows, (row) => row.crawlId)
}

function viewOf(row: CrawlRow, skipped: readonly Pick<AddressRow, 'url' | 'reason'>[]): Crawl {
  const { organizationId: _organization, allowPrivate: _private, ownHosts: _hosts, ...shown } = row
  const { turn: _turn, walk: _walk, ...view } = shown
  return {
    ...view,
    skippedCount: row.skipped,
    skipped: skipped.map(({ url, reason }) => ({ url, reason: reason ?? '' })),
    nextAt: row.nextAt === null ? null : iso(row.nextAt),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    endedAt: row.endedAt === null ? null : iso(row.endedAt),
  }
}

type State = AddressRow['state']

/** A page of the inventory of a crawl, in the order in which it goes through the site. */
export async function addressesOf(
  { services: { db } }: Context,
  crawlId: string,
  { limit, after, state }: { limit: number; after: number; state?: State | undefined },
) {
  const rows = await db
    .select()
    .from(crawlAddresses)
    .where(and(eq(crawlAddresses.crawlId, crawlId), state && eq(crawlAddresses.state, state)))
    .orderBy(asc(crawlAddresses.depth), asc(crawlAddresses.ordinal), asc(crawlAddresses.url))
    .limit(limit + 1)
    .offset(after)
  return {
    addresses: rows.slice(0, limit).map(addressOf),
    nextCursor: rows.length > limit ? String(after + limit) : null,
  }
}

const addressOf = (row: AddressRow): CrawlAddress => ({
  url: row.url,
  state: row.state,
  reason: row.reason,
  title: row.title,
  depth: row.depth,
  canonical: row.canonical,
  fileId: row.fileId,
  fetchedAt: row.fetchedAt === null ? null : iso(row.fetchedAt),
})

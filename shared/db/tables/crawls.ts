import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const crawlStatuses = ['running', 'completed', 'failed', 'cancelled'] as const
export const crawlSchedules = ['none', 'daily', 'weekly'] as const
export const addressStates = ['found', 'fetched', 'unchanged', 'skipped', 'gone'] as const

/** How far a walk has come beside its addresses. */
export interface WalkState {
  /** The start and what earlier walks of the site have met are among its addresses. */
  isSeeded: boolean
  /** Sitemaps that are still to be read, and how many were. */
  sitemaps: string[]
  sitemapsRead: number
  /** Pages that were asked for. */
  asked: number
  /** How often in a row its server has asked to come later. */
  setbacks: number
}

/** One walk through a website into a knowledge base. A base has one under way at a time; its counts are those of its addresses. */
export const crawls = sqliteTable(
  'crawls',
  {
    crawlId: text('crawl_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    kbId: text('kb_id').notNull(),
    /** Where it starts, normalized: walks of one base from the same address are walks of one site. */
    url: text('url').notNull(),
    maxPages: integer('max_pages').notNull(),
    maxDepth: integer('max_depth').notNull(),
    include: text('include', { mode: 'json' }).$type<string[]>().notNull(),
    exclude: text('exclude', { mode: 'json' }).$type<string[]>().notNull(),
    schedule: text('schedule', { enum: crawlSchedules }).notNull(),
    /** What the caller may reach: settings of a walk travel with it. */
    allowPrivate: integer('allow_private', { mode: 'boolean' }).notNull(),
    ownHosts: text('own_hosts', { mode: 'json' }).$type<string[]>().notNull(),
    /** Counts its stretches; a message for an earlier one is late. */
    turn: integer('turn').notNull(),
    walk: text('walk', { mode: 'json' }).$type<WalkState>().notNull(),
    /** When the schedule starts the next one; null where it does not, or has. */
    nextAt: integer('next_at'),
    status: text('status', { enum: crawlStatuses }).notNull(),
    found: integer('found').notNull(),
    fetched: integer('fetched').notNull(),
    unchanged: integer('unchanged').notNull(),
    skipped: integer('skipped').notNull(),
    /** Addresses of earlier walks that are there no more. */
    gone: integer('gone').notNull(),
    /** What its owner should know of it, in sentences. */
    warnings: text('warnings', { mode: 'json' }).$type<string[]>().notNull(),
    /** Why it failed, in a sentence. */
    error: text('error'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [
    index('crawls_base').on(table.kbId, table.createdAt, table.crawlId),
    uniqueIndex('crawls_under_way')
      .on(table.kbId)
      .where(sql`status = 'running'`),
    index('crawls_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    index('crawls_stalled')
      .on(table.updatedAt)
      .where(sql`status = 'running'`),
  ],
)

/** Who walks through a site just now, whichever base it is for: a server is asked one thing at a time. */
export const crawlHosts = sqliteTable(
  'crawl_hosts',
  {
    /** As `siteOf` tells it. */
    host: text('host').primaryKey(),
    /** Made for each stretch of a walk. */
    holder: text('holder').notNull(),
    /** The site is free from then on, should its holder have died. */
    heldUntil: integer('held_until').notNull(),
    /** Nothing is asked for before. */
    nextAt: integer('next_at').notNull(),
  },
  (table) => [index('crawl_hosts_left').on(table.nextAt)],
)

/** The inventory of a site that a base walks: what was found at each address, and what the last walk made of it. */
export const crawlAddresses = sqliteTable(
  'crawl_addresses',
  {
    kbId: text('kb_id').notNull(),
    /** The walk's start. */
    site: text('site').notNull(),
    url: text('url').notNull(),
    organizationId: text('organization_id').notNull(),
    /** The last walk that met it. */
    crawlId: text('crawl_id').notNull(),
    depth: integer('depth').notNull(),
    /** Its place among those of the same depth. */
    ordinal: integer('ordinal').notNull(),
    state: text('state', { enum: addressStates }).notNull(),
    /** Why it was skipped, in a sentence. */
    reason: text('reason'),
    /** What its server said when it was last fetched, to ask it only for what is new. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** SHA-256 of what was kept, in hexadecimal digits. */
    hash: text('hash'),
    /** `printOf` its content: some hundred hexadecimal digits. */
    fingerprint: text('fingerprint'),
    canonical: text('canonical'),
    title: text('title'),
    /** How often it was asked for in vain in this walk. */
    tries: integer('tries').notNull(),
    /** The file that it became. */
    fileId: text('file_id'),
    /** How many walks in a row did not find it. */
    misses: integer('misses').notNull(),
    fetchedAt: integer('fetched_at'),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kbId, table.site, table.url] }),
    index('crawl_addresses_next').on(table.crawlId, table.state, table.depth, table.ordinal),
    index('crawl_addresses_file').on(table.fileId),
  ],
)

import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A report as somebody set it up, to be asked for again. Its parameters are those of its type. */
export const savedReports = sqliteTable(
  'saved_reports',
  {
    reportId: text('report_id').primaryKey(),
    websiteId: text('website_id').notNull(),
    organizationId: text('organization_id').notNull(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    parameters: text('parameters', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('saved_reports_website').on(table.websiteId, table.createdAt)],
)

/** Filters of a website under a name. */
export const segments = sqliteTable(
  'segments',
  {
    segmentId: text('segment_id').primaryKey(),
    websiteId: text('website_id').notNull(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    filters: text('filters', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('segments_website').on(table.websiteId, table.createdAt)],
)

/** Members of an organization for whom some of its websites are. */
export const teams = sqliteTable(
  'teams',
  {
    teamId: text('team_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('teams_organization').on(table.organizationId, table.createdAt)],
)

export const teamMembers = sqliteTable(
  'team_members',
  {
    teamId: text('team_id').notNull(),
    userId: text('user_id').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user').on(table.userId),
  ],
)

/** Where visitors clicked on a page, and how far they scrolled. `built` is the place of what was counted, in the store of files. */
export const heatmaps = sqliteTable(
  'heatmaps',
  {
    heatmapId: text('heatmap_id').primaryKey(),
    websiteId: text('website_id').notNull(),
    organizationId: text('organization_id').notNull(),
    urlPath: text('url_path').notNull(),
    device: text('device', { enum: ['desktop', 'mobile', 'tablet'] }).notNull(),
    status: text('status', { enum: ['pending', 'building', 'ready', 'failed'] }).notNull(),
    windowStart: integer('window_start').notNull(),
    windowEnd: integer('window_end').notNull(),
    built: text('built'),
    error: text('error'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('heatmaps_website').on(table.websiteId, table.createdAt, table.heatmapId),
    index('heatmaps_status').on(table.status, table.updatedAt),
  ],
)

/** What a file of a website has been written or read of: parts and events so far, `at` the next byte of an import, `shard` the next shard of what is written or made anew. An import is checked as a whole before the first event is taken. */
export interface FileProgress {
  stage: 'checking' | 'working'
  parts: number
  events: number
  bytes: number
  at: number
  /** The parts of an export by the last piece of their keys: each attempt writes one of its own. */
  names?: string[]
  shard?: number
  /** Of a rebuild: what the website had forgotten when it began, and which parts are damaged. */
  era?: string
  damaged?: string[]
}

/** A file of a whole website that was ordered, or one that is read into it. */
export const websiteFiles = sqliteTable(
  'website_files',
  {
    jobId: text('job_id').primaryKey(),
    websiteId: text('website_id').notNull(),
    organizationId: text('organization_id').notNull(),
    kind: text('kind', { enum: ['export', 'import', 'rebuild'] }).notNull(),
    status: text('status', { enum: ['pending', 'running', 'completed', 'failed'] }).notNull(),
    /** How far it has come: of an export the next part and day, of an import the next byte, of a rebuild the next day. */
    progress: text('progress', { mode: 'json' }).$type<FileProgress>().notNull(),
    events: integer('events').notNull(),
    error: text('error'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('website_files_website').on(table.websiteId, table.createdAt),
    index('website_files_status').on(table.status, table.updatedAt),
    index('website_files_created').on(table.createdAt),
  ],
)

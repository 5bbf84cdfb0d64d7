import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const analysisStatuses = ['running', 'completed', 'failed'] as const
export const fieldTypes = [
  'text',
  'long_text',
  'number',
  'date',
  'boolean',
  'choice',
  'image',
  'link',
  'reference',
] as const
export const migrationStatuses = ['planned', 'ready', 'migrated', 'skipped'] as const

/** A field of a kind of content, as a content management system would hold it. */
export interface ContentField {
  name: string
  machineName: string
  type: (typeof fieldTypes)[number]
  required: boolean
  multiple: boolean
  /** How sure the analysis was, 0 to 1; 1 for what people wrote. */
  confidence: number
}

/** A kind of content with its fields. */
export interface ContentType {
  contentTypeId: string
  name: string
  machineName: string
  fields: ContentField[]
}

/** A page of a navigation, with those below it. */
export interface NavigationNode {
  id: string
  title: string
  path: string | null
  fileId: string | null
  children: NavigationNode[]
}

/** An analysis of a project's files; its result lies in the store of files, because it grows with them. */
export const contentAnalyses = sqliteTable(
  'content_analyses',
  {
    jobId: text('job_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    projectId: text('project_id').notNull(),
    status: text('status', { enum: analysisStatuses }).notNull(),
    /** How many files it reads, and how many it has read. */
    files: integer('files').notNull(),
    filesRead: integer('files_read').notNull(),
    /** Why it failed, in a sentence. */
    error: text('error'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('content_analyses_project').on(table.projectId, table.createdAt, table.jobId),
    index('content_analyses_status').on(table.status, table.updatedAt),
  ],
)

/** What a project decided about its content: the types, and the navigation of the new site; null until somebody saved it. */
export const contentPlans = sqliteTable('content_plans', {
  projectId: text('project_id').primaryKey(),
  organizationId: text('organization_id').notNull(),
  contentTypes: text('content_types', { mode: 'json' }).$type<ContentType[]>(),
  navigation: text('navigation', { mode: 'json' }).$type<NavigationNode[]>(),
  updatedAt: integer('updated_at').notNull(),
})

/** What becomes of a file of a project in the new site. */
export const pageMigrations = sqliteTable(
  'page_migrations',
  {
    projectId: text('project_id').notNull(),
    fileId: text('file_id').notNull(),
    organizationId: text('organization_id').notNull(),
    /** Its place in the list, as it was saved. */
    ordinal: integer('ordinal').notNull(),
    contentTypeId: text('content_type_id'),
    fieldOverrides: text('field_overrides', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: migrationStatuses }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.fileId] }),
    index('page_migrations_order').on(table.projectId, table.ordinal),
    index('page_migrations_file').on(table.fileId),
  ],
)

import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const fileStatuses = ['uploaded', 'processing', 'indexed', 'error'] as const
export const fileStages = [
  'stored',
  'extracting',
  'reading_images',
  'chunking',
  'embedding',
  'indexing',
  'done',
] as const
export const toolTypes = [
  'lead-collection',
  'search-faq',
  'crm-meeting-booking',
  'crm-meeting-availability',
  'retrieve-kb-info',
  'custom',
] as const
export const ownerKinds = ['knowledge_base', 'project'] as const
export const shareStatuses = ['offered', 'accepted'] as const

/** Why a file could not be indexed, in the words of an answer. */
export interface FileFault {
  error: string
  message: string
}

/** A place of a file that a summary quotes; the first one is marked `[1]`. */
export interface QuotedPlace {
  fileId: string
  start: number
  end: number
  quote: string
  page: number | null
  headings: readonly string[]
}

/** The catalog; what its files say lies in an object of its own, and their bytes in the store of files. */
export const knowledgeBases = sqliteTable(
  'knowledge_bases',
  {
    kbId: text('kb_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: ['drive_folders', 'manual_files', 'integration', 'website'] }).notNull(),
    isPublic: integer('is_public', { mode: 'boolean' }).notNull(),
    publicSlug: text('public_slug').unique(),
    embeddingModel: text('embedding_model').notNull(),
    /** What people decide; how its files are doing is found in their rows. */
    status: text('status', { enum: ['active', 'archived'] }).notNull(),
    /** A summary of all content, and what voice agents are told: nothing until there is any. */
    masterContext: text('master_context'),
    /** The places that the summary quotes. */
    masterContextSources: text('master_context_sources', { mode: 'json' })
      .$type<readonly QuotedPlace[]>()
      .notNull()
      .default([]),
    outboundContext: text('outbound_context'),
    outboundContextAt: integer('outbound_context_at'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('knowledge_bases_organization')
      .on(table.organizationId, table.createdAt, table.kbId)
      .where(sql`deleted_at is null`),
  ],
)

/**
 * A file of a knowledge base or of a project. A deleted one keeps its row, without its name, until what it left in other stores is gone.
 * `status` and `stage` move by guarded updates alone, because their messages come twice.
 */
export const files = sqliteTable(
  'files',
  {
    fileId: text('file_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    ownerKind: text('owner_kind', { enum: ownerKinds }).notNull(),
    ownerId: text('owner_id').notNull(),
    /** The mail that it came with; empty for a file that somebody uploaded. */
    parentFileId: text('parent_file_id').notNull().default(''),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    fileSize: integer('file_size').notNull(),
    /** SHA-256 of its bytes, in hexadecimal digits. */
    hash: text('hash').notNull(),
    status: text('status', { enum: fileStatuses }).notNull(),
    stage: text('stage', { enum: fileStages }).notNull(),
    /** The share of the whole way that is done, 0 to 1. */
    progress: real('progress').notNull(),
    /** Counts its readings from 1; a message of an earlier one is late. */
    generation: integer('generation').notNull(),
    chunkCount: integer('chunk_count').notNull(),
    characters: integer('characters').notNull(),
    pages: integer('pages'),
    warnings: text('warnings', { mode: 'json' }).$type<string[]>().notNull(),
    error: text('error', { mode: 'json' }).$type<FileFault>(),
    /** Where it was fetched from, if it was. */
    sourceUrl: text('source_url'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    // The same bytes are one file of a base, and one attachment of a mail.
    uniqueIndex('files_hash')
      .on(table.ownerId, table.parentFileId, table.hash)
      .where(sql`deleted_at is null`),
    index('files_owner')
      .on(table.ownerId, table.createdAt, table.fileId)
      .where(sql`deleted_at is null`),
    index('files_name').on(table.ownerId, table.parentFileId, table.fileName),
    index('files_source')
      .on(table.ownerId, table.sourceUrl)
      .where(sql`source_url is not null`),
    index('files_parent')
      .on(table.parentFileId)
      .where(sql`parent_file_id <> ''`),
    index('files_organization')
      .on(table.organizationId, table.createdAt, table.fileId)
      .where(sql`deleted_at is null`),
    index('files_under_way')
      .on(table.updatedAt)
      .where(sql`status in ('uploaded', 'processing') and deleted_at is null`),
  ],
)

/** How many files each owner has, how they are doing, and how many bytes they take. Triggers on `files` keep it, so that no list counts rows. */
export const fileTotals = sqliteTable(
  'file_totals',
  {
    ownerId: text('owner_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    files: integer('files').notNull(),
    bytes: integer('bytes').notNull(),
    underWay: integer('under_way').notNull(),
    failed: integer('failed').notNull(),
    /** The model whose vectors all their pieces have; empty until that was looked at. */
    embeddingModel: text('embedding_model').notNull().default(''),
  },
  (table) => [
    index('file_totals_organization').on(table.organizationId),
    index('file_totals_embedding_model').on(table.embeddingModel),
  ],
)

/** An upload that has begun: what it leaves in the store of files when its process dies is removed by the hour. */
export const uploads = sqliteTable(
  'uploads',
  {
    fileId: text('file_id').primaryKey(),
    key: text('key').notNull(),
    /** The multipart upload's own id. */
    uploadId: text('upload_id').notNull(),
    startedAt: integer('started_at').notNull(),
  },
  (table) => [index('uploads_started').on(table.startedAt)],
)

/** To whom a base is offered, and who else may search it or add to it since they accepted. Only an accepted share opens anything. */
export const knowledgeBaseShares = sqliteTable(
  'knowledge_base_shares',
  {
    kbId: text('kb_id').notNull(),
    /** Whom it is offered to or shared with. Of an offer nobody knows whether there is such an organization. */
    organizationId: text('organization_id').notNull(),
    permission: text('permission', { enum: ['read', 'write'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    status: text('status', { enum: shareStatuses }).notNull().default('offered'),
    /** Empty, like who accepted it and when, for a share from before shares were offered. */
    offeredBy: text('offered_by').notNull().default(''),
    acceptedBy: text('accepted_by'),
    acceptedAt: integer('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kbId, table.organizationId] }),
    index('knowledge_base_shares_organization').on(table.organizationId, table.createdAt, table.kbId),
  ],
)

/** Tools of voice agents, kept until there are such agents. */
export const knowledgeBaseTools = sqliteTable(
  'knowledge_base_tools',
  {
    toolId: text('tool_id').primaryKey(),
    kbId: text('kb_id').notNull(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: toolTypes }).notNull(),
    description: text('description').notNull(),
    config: text('config', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    kbIds: text('kb_ids', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('knowledge_base_tools_base').on(table.kbId, table.createdAt, table.toolId)],
)

/** What a project is about, as people wrote it or as its files tell it. */
export const projectContexts = sqliteTable('project_contexts', {
  projectId: text('project_id').primaryKey(),
  masterContext: text('master_context').notNull(),
  /** The places that it quotes; none of what people wrote. */
  sources: text('sources', { mode: 'json' }).$type<readonly QuotedPlace[]>().notNull().default([]),
  /** Who wrote it. */
  source: text('source', { enum: ['written', 'generated'] }).notNull(),
  updatedAt: integer('updated_at').notNull(),
})

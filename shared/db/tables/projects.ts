import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const templateTypes = ['rfp', 'migration', 'qa', 'blank'] as const

/** An agent of a project, as the project keeps it. */
export interface AgentConfig {
  agentId: string
  agentType: string
  enabled: boolean
  /** From 1, without gaps. */
  order: number
  config: Record<string, unknown>
}

/** A deleted project keeps its row, without name and content, until its purge has counted everything away. */
export const projects = sqliteTable(
  'projects',
  {
    projectId: text('project_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    templateId: text('template_id'),
    templateType: text('template_type', { enum: templateTypes }).notNull(),
    agentConfigs: text('agent_configs', { mode: 'json' }).$type<AgentConfig[]>().notNull(),
    status: text('status', { enum: ['active', 'archived'] }).notNull(),
    /** How many agent runs there ever were, and when the last one began. Counting their rows would take longer with every run. */
    agentRunCount: integer('agent_run_count').notNull().default(0),
    lastRunAt: integer('last_run_at'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('projects_organization')
      .on(table.organizationId, table.createdAt, table.projectId)
      .where(sql`deleted_at is null`),
  ],
)

export const projectKnowledgeBases = sqliteTable(
  'project_knowledge_bases',
  {
    projectId: text('project_id').notNull(),
    kbId: text('kb_id').notNull(),
    /** The order in which they were given. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.kbId] }),
    index('project_knowledge_bases_kb').on(table.kbId),
  ],
)

/** What a purge removed, store by store. It stays when everything else of the deleted thing is gone, and holds no content. */
export const purges = sqliteTable(
  'purges',
  {
    /** The id of what was deleted. */
    resourceId: text('resource_id').primaryKey(),
    resource: text('resource', { enum: ['project', 'knowledge_base', 'file', 'website'] }).notNull(),
    organizationId: text('organization_id').notNull(),
    requestedAt: integer('requested_at').notNull(),
    finishedAt: integer('finished_at'),
    /** How much was removed, by store. */
    removed: text('removed', { mode: 'json' }).$type<Record<string, number>>().notNull(),
  },
  (table) => [
    index('purges_waiting')
      .on(table.requestedAt)
      .where(sql`finished_at is null`),
  ],
)

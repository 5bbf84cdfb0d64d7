import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One row for every question to a model that belongs to an organization. */
export const tokenUsage = sqliteTable(
  'token_usage',
  {
    usageId: text('usage_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    /** Written as `liveProjectId` (shared/db/live-project.ts): work may outlive its project. */
    projectId: text('project_id'),
    /** The task's name. */
    task: text('task').notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** In whole billionths of a dollar, which add up exactly up to 9 million dollars. */
    cost: real('cost').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    index('token_usage_organization').on(table.organizationId, table.at, table.usageId),
    index('token_usage_project').on(table.projectId),
  ],
)

/** One row for every job, run and model task that worked for an organization. */
export const agentRuns = sqliteTable(
  'agent_runs',
  {
    runId: text('run_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    /** Written as `liveProjectId` (shared/db/live-project.ts): work may outlive its project. */
    projectId: text('project_id'),
    agentType: text('agent_type').notNull(),
    status: text('status', { enum: ['running', 'completed', 'failed', 'cancelled'] }).notNull(),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at'),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    inputSummary: text('input_summary').notNull(),
    outputSummary: text('output_summary'),
    error: text('error'),
  },
  (table) => [
    index('agent_runs_project').on(table.projectId, table.startedAt, table.runId),
    index('agent_runs_started').on(table.startedAt),
    index('agent_runs_running')
      .on(table.startedAt)
      .where(sql`status = 'running'`),
  ],
)

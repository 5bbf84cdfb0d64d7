import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { environments } from './test-runs.ts'

/** Which cases of a project run; null is all of them. */
export type Suite = { tag: string } | { testCaseIds: string[] } | { storyId: string } | null

/** What code hosts may call to start a run of a project. */
export const ciTriggers = sqliteTable(
  'ci_triggers',
  {
    triggerId: text('trigger_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    projectId: text('project_id').notNull(),
    name: text('name').notNull(),
    targetUrl: text('target_url').notNull(),
    suite: text('suite', { mode: 'json' }).$type<Suite>(),
    environment: text('environment', { enum: environments }),
    /** The only branch whose pushes start a run; null for every branch. */
    branch: text('branch'),
    callbackUrl: text('callback_url'),
    /** Proves calls and signs callbacks; sealed. */
    sealedSecret: text('sealed_secret').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('ci_triggers_project').on(table.projectId, table.createdAt, table.triggerId)],
)

/** What a pipeline said of the runs that it started, and where it wants to hear of their end. */
export const ciRuns = sqliteTable(
  'ci_runs',
  {
    executionId: text('execution_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    projectId: text('project_id').notNull(),
    commit: text('commit'),
    branch: text('branch'),
    /** Says which runs are one: those of the same project, target, commit, suite and environment. Null without a commit. */
    workKey: text('work_key'),
    triggerId: text('trigger_id'),
    /** Says which calls of the trigger are one message. */
    messageKey: text('message_key'),
    callbackUrl: text('callback_url'),
    /** Signs the callback; sealed. */
    sealedSecret: text('sealed_secret'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('ci_runs_project').on(table.projectId),
    index('ci_runs_work')
      .on(table.workKey, table.createdAt)
      .where(sql`work_key is not null`),
    index('ci_runs_message')
      .on(table.triggerId, table.messageKey)
      .where(sql`trigger_id is not null`),
  ],
)

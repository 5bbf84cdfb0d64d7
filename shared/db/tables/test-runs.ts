import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { RememberedStep } from '../../domain/prose-steps/fingerprint.ts'
import { caseVerdicts } from './test-cases.ts'

export const runStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export const environments = ['development', 'staging', 'production'] as const

/** How many cases of a run ended how; `healed` is a part of `passed`. */
export interface RunCounts {
  total: number
  passed: number
  failed: number
  error: number
  skipped: number
  healed: number
}

/** The runs of projects; what happened in them in detail is kept by their Execution. */
export const testRuns = sqliteTable(
  'test_runs',
  {
    executionId: text('execution_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    projectId: text('project_id').notNull(),
    storyId: text('story_id'),
    sprintId: text('sprint_id'),
    name: text('name').notNull(),
    environment: text('environment', { enum: environments }),
    targetUrl: text('target_url').notNull(),
    autoCreateDefects: integer('auto_create_defects', { mode: 'boolean' }).notNull(),
    status: text('status', { enum: runStatuses }).notNull(),
    counts: text('counts', { mode: 'json' }).$type<RunCounts>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    index('test_runs_project').on(table.projectId, table.createdAt, table.executionId),
    index('test_runs_project_status').on(table.projectId, table.status, table.createdAt, table.executionId),
    index('test_runs_story').on(table.storyId, table.createdAt, table.executionId),
    index('test_runs_sprint').on(table.sprintId, table.createdAt, table.executionId),
    index('test_runs_open')
      .on(table.createdAt)
      .where(sql`finished_at is null`),
  ],
)

/** What the targets of a case were known by when it last passed. */
export const caseTargets = sqliteTable(
  'case_targets',
  {
    testCaseId: text('test_case_id').primaryKey(),
    projectId: text('project_id').notNull(),
    targets: text('targets', { mode: 'json' }).$type<RememberedStep[]>().notNull(),
  },
  (table) => [index('case_targets_project').on(table.projectId)],
)

/** How each case of a run ended. */
export const testResults = sqliteTable(
  'test_results',
  {
    executionId: text('execution_id').notNull(),
    testCaseId: text('test_case_id').notNull(),
    projectId: text('project_id').notNull(),
    status: text('status', { enum: caseVerdicts }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.executionId, table.testCaseId] }),
    index('test_results_case').on(table.testCaseId, table.at, table.executionId),
    index('test_results_project').on(table.projectId, table.at),
  ],
)

import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TestCase } from '../../domain/test-cases/schema.ts'
import type { AcceptanceCriterion } from './stories.ts'

export const storedCaseTypes = [
  'functional',
  'regression',
  'integration',
  'e2e',
  'accessibility',
  'security',
  'performance',
  'boundary',
  'negative',
  'smoke',
  'usability',
  'api',
] as const
export const casePriorities = ['critical', 'high', 'medium', 'low'] as const
export const caseVerdicts = ['passed', 'failed', 'error', 'skipped'] as const

/** What of a case nobody filters by. */
export type CaseContent = Omit<
  TestCase,
  | 'id'
  | 'title'
  | 'description'
  | 'priority'
  | 'testType'
  | 'tags'
  | 'requirementRef'
  | 'requirementRefs'
  | 'testLevel'
> &
  Partial<Pick<TestCase, 'testLevel'>>

export const testCases = sqliteTable(
  'test_cases',
  {
    testCaseId: text('test_case_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    projectId: text('project_id').notNull(),
    number: integer('number').notNull(),
    /** The id that a file, a client or a generation gave it. */
    externalId: text('external_id'),
    storyId: text('story_id'),
    /** The criterion of its story that it tests, as it was when the case was made or brought up to date. */
    criterion: text('criterion', { mode: 'json' }).$type<AcceptanceCriterion>(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priority: text('priority', { enum: casePriorities }).notNull(),
    type: text('type', { enum: storedCaseTypes }).notNull(),
    /** All that it names: where these are several, more than the field of this name shows. */
    requirementRef: text('requirement_ref'),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    content: text('content', { mode: 'json' }).$type<CaseContent>().notNull(),
    /** Its last verdict, and which run gave it. */
    lastStatus: text('last_status', { enum: caseVerdicts }),
    lastExecutionId: text('last_execution_id'),
    lastRunAt: integer('last_run_at'),
    /** Changes of verdict in its last ten runs since it was revised. */
    flips: integer('flips').notNull().default(0),
    /** When what it does was changed last. */
    revisedAt: integer('revised_at').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('test_cases_project').on(table.projectId, table.createdAt, table.testCaseId),
    // Behind the order stands what a list may be filtered by as well: what does not belong to it is passed over in the index.
    index('test_cases_project_priority').on(
      table.projectId,
      table.priority,
      table.createdAt,
      table.testCaseId,
      table.type,
    ),
    index('test_cases_project_type').on(
      table.projectId,
      table.type,
      table.createdAt,
      table.testCaseId,
      table.priority,
    ),
    index('test_cases_story').on(table.storyId, table.createdAt, table.testCaseId),
    index('test_cases_external').on(table.projectId, table.externalId),
  ],
)

/** The tags of cases once more, with what else cases are filtered by, so that a list by tag is a range of an index. */
export const testCaseTags = sqliteTable(
  'test_case_tags',
  {
    testCaseId: text('test_case_id').notNull(),
    tag: text('tag').notNull(),
    projectId: text('project_id').notNull(),
    /** When the case was made. */
    createdAt: integer('created_at').notNull(),
    priority: text('priority', { enum: casePriorities }).notNull().default('medium'),
    type: text('type', { enum: storedCaseTypes }).notNull().default('functional'),
  },
  (table) => [
    primaryKey({ columns: [table.testCaseId, table.tag] }),
    index('test_case_tags_project').on(
      table.projectId,
      table.tag,
      table.createdAt,
      table.testCaseId,
      table.priority,
      table.type,
    ),
  ],
)

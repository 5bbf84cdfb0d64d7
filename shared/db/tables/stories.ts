import type { Answer } from '../../domain/test-generation/answers/schema.ts'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const storyTypes = ['feature', 'bug', 'task', 'spike', 'epic'] as const
export const storyPriorities = ['critical', 'high', 'medium', 'low'] as const
export const storyStatuses = [
  'backlog',
  'ready',
  'in_progress',
  'in_review',
  'testing',
  'done',
  'cancelled',
] as const
export const sprintStatuses = ['planning', 'active', 'completed', 'cancelled'] as const

/** When a story is met. */
export interface AcceptanceCriterion {
  given: string
  when: string
  then: string
}

export const stories = sqliteTable(
  'stories',
  {
    storyId: text('story_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    projectId: text('project_id').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    userStory: text('user_story').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: storyTypes }).notNull(),
    priority: text('priority', { enum: storyPriorities }).notNull(),
    status: text('status', { enum: storyStatuses }).notNull(),
    acceptanceCriteria: text('acceptance_criteria', { mode: 'json' })
      .$type<AcceptanceCriterion[]>()
      .notNull(),
    storyPoints: integer('story_points'),
    /** Sentences of it with which its authors answered what was asked. */
    answers: text('answers', { mode: 'json' }).$type<Answer[]>().notNull().default([]),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull(),
    assignee: text('assignee'),
    sprintId: text('sprint_id'),
    /** Its place among the stories of the sprint. */
    sprintPosition: integer('sprint_position'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('stories_project').on(table.projectId, table.createdAt, table.storyId),
    // Behind the order stands what a list may be filtered by as well: what does not belong to it is passed over in the index.
    index('stories_project_status').on(
      table.projectId,
      table.status,
      table.createdAt,
      table.storyId,
      table.assignee,
    ),
    index('stories_project_assignee').on(
      table.projectId,
      table.assignee,
      table.createdAt,
      table.storyId,
      table.status,
    ),
    index('stories_sprint').on(table.sprintId, table.sprintPosition),
    index('stories_sprint_created').on(table.sprintId, table.createdAt, table.storyId),
  ],
)

/** Which story waits for which. */
export const storyDependencies = sqliteTable(
  'story_dependencies',
  {
    storyId: text('story_id').notNull(),
    dependsOn: text('depends_on').notNull(),
    /** The order in which they were given. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.dependsOn] }),
    index('story_dependencies_on').on(table.dependsOn),
  ],
)

export const sprints = sqliteTable(
  'sprints',
  {
    sprintId: text('sprint_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    projectId: text('project_id').notNull(),
    name: text('name').notNull(),
    goal: text('goal').notNull(),
    /** `YYYY-MM-DD`. */
    startDate: text('start_date'),
    endDate: text('end_date'),
    durationWeeks: integer('duration_weeks'),
    velocity: integer('velocity'),
    status: text('status', { enum: sprintStatuses }).notNull(),
    /** The points of done stories at the moment of completion; null before. */
    completedPoints: integer('completed_points'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('sprints_project').on(table.projectId, table.createdAt, table.sprintId),
    index('sprints_project_status').on(table.projectId, table.status, table.createdAt, table.sprintId),
  ],
)

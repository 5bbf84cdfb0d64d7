import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * How stories, test cases and defects stood, from when to when: what traceability tells of the present and of any moment before it. Triggers of the three tables write it (the
 * migration after the one that makes this table), so whatever changes a record, by whatever way, is in here. Rows are closed, and go with their project only.
 */
export const recordStates = sqliteTable(
  'record_states',
  {
    stateId: integer('state_id').primaryKey(),
    projectId: text('project_id').notNull(),
    resource: text('resource', { enum: ['story', 'test_case', 'defect'] }).notNull(),
    resourceId: text('resource_id').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    /** Of a test case its last verdict; null before the first. */
    status: text('status'),
    storyId: text('story_id'),
    testCaseId: text('test_case_id'),
    sprintId: text('sprint_id'),
    requirementRef: text('requirement_ref'),
    /** Changes of verdict of a test case in its last ten runs since it was revised. */
    flips: integer('flips').notNull(),
    /** When the criteria of a story, or what a test case does, changed last. */
    revisedAt: integer('revised_at').notNull(),
    createdAt: integer('created_at').notNull(),
    validFrom: integer('valid_from').notNull(),
    /** The first moment at which it was otherwise; null while it is so. */
    validTo: integer('valid_to'),
  },
  (table) => [
    // The triggers close the state of a record that is open, and go on from its latest: the rows of an index of one column stand in the order of `state_id`.
    index('record_states_resource').on(table.resourceId),
    index('record_states_open')
      .on(table.resourceId, table.validTo)
      .where(sql`valid_to is null`),
    index('record_states_project').on(
      table.projectId,
      table.resource,
      table.createdAt,
      table.resourceId,
      table.validFrom,
      table.validTo,
      table.sprintId,
    ),
    // What the figures of a project are counted from, without a look at the rows.
    index('record_states_figures').on(
      table.projectId,
      table.resource,
      table.validTo,
      table.validFrom,
      table.status,
      table.storyId,
      table.testCaseId,
    ),
    index('record_states_flips')
      .on(table.projectId, table.flips)
      .where(sql`flips > 1`),
    index('record_states_requirement')
      .on(table.projectId, table.requirementRef, table.createdAt)
      .where(sql`requirement_ref is not null`),
    // Behind the order of a list stands what else it is chosen by, so that only its own rows are looked at.
    index('record_states_story').on(
      table.storyId,
      table.createdAt,
      table.resourceId,
      table.resource,
      table.validFrom,
      table.validTo,
      table.revisedAt,
    ),
    index('record_states_case').on(table.testCaseId, table.createdAt, table.resourceId),
  ],
)

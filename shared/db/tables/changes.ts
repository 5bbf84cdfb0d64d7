import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Records that people talk about: each has a history, and what they name in words a number. */
export const recordKinds = ['story', 'sprint', 'test_case', 'defect'] as const
export type RecordKind = (typeof recordKinds)[number]

/** What happened to a field of a record. Rows are only ever added. */
export const changes = sqliteTable(
  'changes',
  {
    changeId: text('change_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    projectId: text('project_id').notNull(),
    resource: text('resource', { enum: recordKinds }).notNull(),
    resourceId: text('resource_id').notNull(),
    at: integer('at').notNull(),
    actor: text('actor').notNull(),
    field: text('field').notNull(),
    /** JSON; null where there was nothing. */
    from: text('from', { mode: 'json' }).$type<unknown>(),
    to: text('to', { mode: 'json' }).$type<unknown>(),
    /** True for what may be, but seldom is: somebody may have slipped. */
    unusual: integer('unusual', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('changes_resource').on(table.resourceId, table.at, table.changeId),
    index('changes_project').on(table.projectId),
  ],
)

/** What a project numbers: its records, and the generations by which it came to requirements. */
export const numberedKinds = [...recordKinds, 'generation'] as const
export type NumberedKind = (typeof numberedKinds)[number]

/** The last number that a project gave to a record of a kind: none is given twice, also after the record is gone. */
export const recordNumbers = sqliteTable(
  'record_numbers',
  {
    projectId: text('project_id').notNull(),
    resource: text('resource', { enum: numberedKinds }).notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.resource] })],
)

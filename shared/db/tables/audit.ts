import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const auditEntries = sqliteTable(
  'audit_entries',
  {
    auditId: text('audit_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    at: integer('at').notNull(),
    actor: text('actor').notNull(),
    /** The operation's id. */
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    resourceId: text('resource_id').notNull(),
    summary: text('summary').notNull(),
  },
  (table) => [index('audit_entries_organization').on(table.organizationId, table.at, table.auditId)],
)

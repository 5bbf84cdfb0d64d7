import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const websites = sqliteTable(
  'websites',
  {
    websiteId: text('website_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    domain: text('domain'),
    teamId: text('team_id'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('websites_organization').on(table.organizationId, table.createdAt)],
)

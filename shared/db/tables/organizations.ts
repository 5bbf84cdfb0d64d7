import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Role } from '../../kernel/access.ts'

export const organizations = sqliteTable('organizations', {
  organizationId: text('organization_id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  tier: text('tier', { enum: ['startup', 'growth', 'enterprise'] }).notNull(),
  billingEmail: text('billing_email'),
  /** What was set; defaults of the tier are added when it is read. */
  settings: text('settings', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  googleDriveLinked: integer('google_drive_linked', { mode: 'boolean' }).notNull().default(false),
  createdBy: text('created_by').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const memberships = sqliteTable(
  'memberships',
  {
    organizationId: text('organization_id').notNull(),
    userId: text('user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    joinedAt: integer('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('memberships_user').on(table.userId),
  ],
)

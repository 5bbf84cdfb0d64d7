import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type Role, membershipSources } from '../../kernel/roles.ts'

export const tiers = ['startup', 'growth', 'enterprise'] as const
export type Tier = (typeof tiers)[number]

export interface OrganizationSettings {
  chatModel: string
  chatTemperature: number
  maxMembers: number
  maxProjects: number
  /** Bytes. */
  maxStorage: number
  allowPublicKBs: boolean
  customBranding: boolean
  /** What models may cost in a calendar day in UTC, in US dollars; absent: as the operator says. */
  modelUsdPerDay?: number
}

export const organizations = sqliteTable('organizations', {
  organizationId: text('organization_id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  tier: text('tier', { enum: tiers }).notNull(),
  billingEmail: text('billing_email'),
  /** What was set; defaults of the tier are added when it is read. */
  settings: text('settings', { mode: 'json' }).$type<Partial<OrganizationSettings>>().notNull(),
  /** Since when the claims of the identity provider make members here; null as long as it has called no owner of the organization its owner. */
  claimsTrustedAt: integer('claims_trusted_at'),
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
    /** What an identity provider gives by a claim it also takes away; what others gave is nobody's own choice. */
    source: text('source', { enum: membershipSources }).notNull().default('self'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('memberships_user').on(table.userId, table.source),
    index('memberships_joined').on(table.organizationId, table.joinedAt, table.userId),
    index('memberships_role').on(table.organizationId, table.role),
  ],
)

/** Invitations that wait for an address to become a person. Accepted and withdrawn ones are deleted; the audit log remembers them. */
export const invitations = sqliteTable(
  'invitations',
  {
    invitationId: text('invitation_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_email').on(table.organizationId, table.email),
    index('invitations_created').on(table.organizationId, table.createdAt, table.invitationId),
    index('invitations_address').on(table.email),
    index('invitations_expiry').on(table.expiresAt),
  ],
)

/** Credentials of machines. A write key acts as member, a read key as viewer. */
export const accessKeys = sqliteTable(
  'access_keys',
  {
    keyId: text('key_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    scope: text('scope', { enum: ['read', 'write'] }).notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at'),
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [index('access_keys_organization').on(table.organizationId, table.createdAt, table.keyId)],
)

/** Texts of an organization that are added to what a model is asked in tasks of their category. */
export const customPrompts = sqliteTable(
  'custom_prompts',
  {
    promptId: text('prompt_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    content: text('content').notNull(),
    category: text('category'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('custom_prompts_organization').on(table.organizationId, table.createdAt, table.promptId)],
)

export const modelPreferences = sqliteTable('model_preferences', {
  organizationId: text('organization_id').primaryKey(),
  chatModel: text('chat_model'),
  agentModel: text('agent_model'),
  updatedAt: integer('updated_at').notNull(),
})

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SitePrivacy, SiteRules } from '../../domain/tracker/site-entry.ts'

/** What owners of a website promise its visitors. */
export interface PrivacyPolicy extends SitePrivacy {
  visitorPeriod: 'day' | 'week' | 'month'
  /** After so many days what visitors did is deleted; null keeps it. */
  retentionDays: number | null
  replayMasking: 'strict' | 'moderate'
  contactEmail: string | null
  text: string | null
}

/** Whether and how visits are recorded. `sampleRate` from 0 to 1; elements that `blockSelector` finds are left out. */
export interface ReplaySettings {
  enabled: boolean
  sampleRate: number
  maxDurationMs: number
  blockSelector: string | null
}

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
    /** In which time zone its days begin. */
    timezone: text('timezone').notNull().default('UTC'),
    /** Null where nothing was chosen. */
    rules: text('rules', { mode: 'json' }).$type<SiteRules>(),
    privacy: text('privacy', { mode: 'json' }).$type<PrivacyPolicy>(),
    privacyUpdatedAt: integer('privacy_updated_at'),
    /** By this name everybody may look at its figures; null where they are for the organization only. */
    shareId: text('share_id').unique(),
    replay: text('replay', { mode: 'json' }).$type<ReplaySettings>(),
    /** A website that is deleted is unknown to everybody while it is purged. */
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('websites_organization').on(table.organizationId, table.createdAt),
    index('websites_team').on(table.teamId),
  ],
)

import type { PrivacyPolicy, ReplaySettings } from '../../../shared/db/tables/websites.ts'
import type { SiteRules } from '../../../shared/domain/tracker/site-entry.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { writingKeys } from '../identity/index.ts'
import { policyOf, replayOf, rulesOf } from './policy.ts'
import { publicRow } from './store.ts'

/** What of a website `collect` has to know. */
export interface Published {
  websiteId: string
  policy: PrivacyPolicy
  rules: SiteRules
  replay: ReplaySettings
  /** The access keys that may write for it. */
  keys: { hash: string; expiresAt: number | null }[]
}

/** It as it is now; null for a website that there is not. */
export async function publishedOf(context: Context, websiteId: string): Promise<Published | null> {
  const row = await publicRow(context, websiteId)
  if (!row) return null
  const { organizationId, teamId, privacy, rules, replay } = row
  const keys = await writingKeysOf(context, { organizationId, teamId })
  return { websiteId, policy: policyOf(privacy), rules: rulesOf(rules), replay: replayOf(replay), keys }
}

/** The keys that may write for a website: for one of a team a key stands for nobody. */
export const writingKeysOf = async (
  context: Context,
  { organizationId, teamId }: { organizationId: string; teamId: string | null },
) => (teamId === null ? writingKeys(context, organizationId) : [])

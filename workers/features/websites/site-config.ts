import type { PrivacyPolicy, ReplaySettings } from '../../../shared/db/tables/websites.ts'
import type { SiteEntry, SiteRules } from '../../../shared/domain/tracker/site-entry.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { upstreamFailed } from '../../../shared/kernel/errors.ts'

const attempts = 3

/** What of a website `collect` has to know. */
export interface Published {
  websiteId: string
  policy: PrivacyPolicy
  rules: SiteRules
  replay: ReplaySettings
  /** The access keys that may write for it. */
  keys: { hash: string; expiresAt: number | null }[]
}

/** Makes a website known to `collect` as it is now, with the salts of the days to come. Throws `upstream_failed` when that does not work after several attempts. */
export async function publishSite(
  context: Context,
  { websiteId, policy, rules, replay, keys }: Published,
): Promise<void> {
  const { websiteStores, sites, settings } = context.services
  const { ipHandling, respectDnt, respectGpc, requireConsent, blockedCountries } = policy
  const { visitorPeriod, retentionDays, replayMasking } = policy
  const kept = { visitorPeriod, retentionDays, recordingDays: settings.RECORDING_RETENTION_DAYS }
  for (let attempt = 1; ; attempt++) {
    try {
      const entry: SiteEntry = {
        version: 2,
        privacy: { ipHandling, respectDnt, respectGpc, requireConsent, blockedCountries },
        rules,
        replay: { ...replay, masking: replayMasking },
        keys: keys.map(({ hash, expiresAt }) => ({ hash, ...(expiresAt !== null && { until: expiresAt }) })),
        salts: await websiteStores.getByName(websiteId).keepPolicy({ now: context.now(), policy: kept }),
      }
      return await sites.put(websiteId, JSON.stringify(entry))
    } catch (cause) {
      if (attempt >= attempts)
        throw Object.assign(upstreamFailed({ message: 'The website could not be published. Try again.' }), {
          cause,
        })
    }
  }
}

/** Takes a website back from `collect`. A failure is ignored: it is used for ids that nobody has been told. */
export async function withdrawSite({ services: { sites } }: Context, websiteId: string): Promise<void> {
  await sites.delete(websiteId).catch(() => undefined)
}

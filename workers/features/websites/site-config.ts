import { isDeepStrictEqual } from 'node:util'
import type { Salt, SiteEntry } from '../../../shared/domain/tracker/site-entry.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { upstreamFailed } from '../../../shared/kernel/errors.ts'
import { type Published, publishedOf } from './published.ts'

const attempts = 3

/**
 * Makes a website known to `collect` as it is now, with the salts of the days to come. Its store takes its time and fails sometimes, so what it is now is read (`read`) once more right
 * before it is written: who is slow must not put a revoked key back. Throws `upstream_failed` when that does not work after several attempts.
 */
export async function publishSite(
  context: Context,
  given: Published,
  read: () => Promise<Published | null> = () => publishedOf(context, given.websiteId),
): Promise<void> {
  const { websiteId } = given
  let known: Published | null = given
  for (let attempt = 1; known; attempt++) {
    try {
      const salts = await holdTo(context, known)
      const now = await read()
      if (now && isDeepStrictEqual(now.policy, known.policy))
        return await context.services.sites.put(websiteId, JSON.stringify(entryOf(now, salts)))
      known = now
    } catch (cause) {
      if (attempt >= attempts)
        throw Object.assign(upstreamFailed({ message: 'The website could not be published. Try again.' }), {
          cause,
        })
    }
  }
  await withdrawSite(context, websiteId)
}

/** Its store keeps the policy from now on, and makes the salts. */
function holdTo(
  { services: { websiteStores, settings }, now }: Context,
  { websiteId, policy: { visitorPeriod, retentionDays } }: Published,
): Promise<Salt[]> {
  const policy = { visitorPeriod, retentionDays, recordingDays: settings.RECORDING_RETENTION_DAYS }
  return websiteStores.getByName(websiteId).keepPolicy({ now: now(), policy })
}

function entryOf({ policy, rules, replay, keys }: Published, salts: Salt[]): SiteEntry {
  const { ipHandling, respectDnt, respectGpc, requireConsent, blockedCountries, replayMasking } = policy
  return {
    version: 2,
    privacy: { ipHandling, respectDnt, respectGpc, requireConsent, blockedCountries },
    rules,
    replay: { ...replay, masking: replayMasking },
    keys: keys.map(({ hash, expiresAt }) => ({ hash, ...(expiresAt !== null && { until: expiresAt }) })),
    salts,
  }
}

/** Takes a website back from `collect`. */
export const withdrawSite = ({ services: { sites } }: Context, websiteId: string): Promise<void> =>
  sites.delete(websiteId)

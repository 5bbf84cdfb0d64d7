import { publicPolicy as texts } from '../../../texts/en/analytics-settings.ts'
import type { Policy } from '../parts/types.ts'
import { promises } from '../settings/change.ts'
import { shownValue } from '../website/shown-value.ts'

/** A policy in sentences for those whom it is about. */
export function sentencesOf(policy: Omit<Policy, 'replayMasking'>): string[] {
  const { ipHandling, visitorPeriod, retentionDays, blockedCountries } = policy
  const countries = blockedCountries.map((code) => shownValue('country', code))
  return [
    texts.ipHandlings[ipHandling],
    texts.periods[visitorPeriod],
    retentionDays === null ? texts.kept : texts.keptFor(retentionDays),
    ...promises.filter((name) => policy[name]).map((name) => texts.promises[name]),
    ...(countries.length > 0 ? [texts.countries(countries.join(', '))] : []),
  ]
}

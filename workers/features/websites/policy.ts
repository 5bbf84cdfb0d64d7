import type { PrivacyPolicy, ReplaySettings } from '../../../shared/db/tables/websites.ts'
import { type SiteRules, noRules } from '../../../shared/domain/tracker/site-entry.ts'

/** What holds where nothing was chosen: visitors are told apart for a day, and what was collected is kept. */
export const defaultPolicy: PrivacyPolicy = {
  ipHandling: 'full',
  visitorPeriod: 'day',
  retentionDays: null,
  respectDnt: false,
  respectGpc: false,
  requireConsent: false,
  replayMasking: 'strict',
  blockedCountries: [],
  contactEmail: null,
  text: null,
}

/** What was chosen before is whole, also where fields have come since. */
export const policyOf = (chosen: PrivacyPolicy | null): PrivacyPolicy => ({ ...defaultPolicy, ...chosen })

export const rulesOf = (chosen: SiteRules | null): SiteRules => ({ ...noRules, ...chosen })

/** Of visits nothing is recorded until somebody wants it. Rate and length are those of Umami (src/recorder/index.js). */
const defaultReplay: ReplaySettings = {
  enabled: false,
  sampleRate: 0.15,
  maxDurationMs: 300_000,
  blockSelector: null,
}

export const replayOf = (chosen: ReplaySettings | null): ReplaySettings => ({ ...defaultReplay, ...chosen })

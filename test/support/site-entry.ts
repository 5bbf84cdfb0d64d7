import { type SiteEntry, noRules } from '../../shared/domain/tracker/site-entry.ts'

/** What is published of a website that chose nothing, with a salt that holds always. */
export const siteEntry = (changes: Partial<SiteEntry['privacy']> = {}): SiteEntry => ({
  version: 2,
  privacy: {
    ipHandling: 'full',
    respectDnt: false,
    respectGpc: false,
    requireConsent: false,
    blockedCountries: [],
    ...changes,
  },
  rules: noRules,
  salts: [{ from: 0, until: 8_640_000_000_000_000, salt: 'c2FsdHNhbHRzYWx0c2FsdHNhbHRzYWx0c2FsdHNhbHQ' }],
})

/** How much of an address tells visitors apart: nothing of it, its network (/24 or /48), or all of it. It is never kept. */
export type IpHandling = 'discard' | 'truncate' | 'full'

/** What visitors of one period are named with. `from` and `until` in milliseconds since the epoch; `salt` in base64url. */
export interface Salt {
  from: number
  until: number
  salt: string
}

/** What a website's owners want of visitors, applied before anything is kept. Countries by their codes (ISO 3166-1). */
export interface SitePrivacy {
  ipHandling: IpHandling
  respectDnt: boolean
  respectGpc: boolean
  requireConsent: boolean
  blockedCountries: string[]
}

/** Whose hits do not count: addresses or networks (CIDR), paths and referrers; of hosts those that do, or all. `*` in a path or host stands for anything. */
export interface SiteRules {
  blockedIps: string[]
  blockedPaths: string[]
  allowedHostnames: string[]
  blockedReferrers: string[]
}

/** Whether and how visits are recorded: which part of them, from 0 to 1, for how long, and what is left out and hidden. */
export interface SiteReplay {
  enabled: boolean
  sampleRate: number
  maxDurationMs: number
  blockSelector: string | null
  masking: 'strict' | 'moderate'
}

/** An access key that may write for a website: its SHA-256 in base64url, and when it ends (milliseconds since the epoch), if it does. */
export interface SiteKey {
  hash: string
  until?: number
}

/** What `collect` knows of a website. An entry of before has no salts, so its visitors stay unknown. */
export interface SiteEntry {
  version: 2
  privacy: SitePrivacy
  rules: SiteRules
  salts: Salt[]
  /** Without it visits are not recorded. */
  replay?: SiteReplay
  /** By which a server may say for whom it sends. */
  keys?: SiteKey[]
}

export const noRules: SiteRules = {
  blockedIps: [],
  blockedPaths: [],
  allowedHostnames: [],
  blockedReferrers: [],
}

const plainPrivacy: SitePrivacy = {
  ipHandling: 'discard',
  respectDnt: false,
  respectGpc: false,
  requireConsent: false,
  blockedCountries: [],
}

/**
 * Reads what was published of a website; null for nothing. What was written before version 2 is a website without policy and salts. Throws for what is damaged, or of a later version: a hit of somebody
 * whom the policy protects must not be counted because nobody can read it.
 */
export function readSiteEntry(text: string | null): SiteEntry | null {
  if (text === null) return null
  const entry = JSON.parse(text) as SiteEntry | { version: 1 }
  if (entry.version === 2) return entry
  if (entry.version !== 1) throw new Error('What was published of a website is of no version that is known')
  return { version: 2, privacy: plainPrivacy, rules: noRules, salts: [] }
}

/** The salt that holds at a moment, if it is at hand. */
export const saltAt = ({ salts }: SiteEntry, at: number): Salt | undefined =>
  salts.find(({ from, until }) => from <= at && at < until)

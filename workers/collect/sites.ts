import { type SiteEntry, readSiteEntry } from '../../shared/domain/tracker/site-entry.ts'

export interface Sites {
  /** What is known of a website that trackers may send hits for; null when there is none. Throws when that cannot be found out. */
  find: (websiteId: string, now: number) => Promise<SiteEntry | null>
}

interface Known {
  entry: SiteEntry | null
  until: number
}

interface Options {
  /** How long an isolate trusts what it knows of a site, and that there is none: a new site must work at once. */
  presentMs?: number
  absentMs?: number
  maxEntries?: number
}

/** Remembers for a short while which websites there are, so that a busy site costs one look-up a minute and isolate. */
export function createSites(
  look: (websiteId: string) => Promise<string | null>,
  { presentMs = 60_000, absentMs = 2_000, maxEntries = 10_000 }: Options = {},
): Sites {
  const known = new Map<string, Known>()

  const remember = (websiteId: string, entry: SiteEntry | null, now: number) => {
    known.delete(websiteId)
    if (known.size >= maxEntries) {
      // Made-up ids must not fill the memory: the oldest goes.
      const [oldest] = known.keys()
      if (oldest !== undefined) known.delete(oldest)
    }
    known.set(websiteId, { entry, until: now + (entry ? presentMs : absentMs) })
  }

  return {
    async find(websiteId, now) {
      const held = known.get(websiteId)
      if (held && held.until > now) return held.entry
      const entry = readSiteEntry(await look(websiteId))
      remember(websiteId, entry, now)
      return entry
    },
  }
}

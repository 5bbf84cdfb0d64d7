export interface Sites {
  /** Whether trackers may send hits for this website. Throws when that cannot be found out. */
  knows: (websiteId: string, now: number) => Promise<boolean>
}

interface Known {
  exists: boolean
  until: number
}

interface Options {
  /** How long an isolate trusts that a site exists, and that it does not: a new site must work at once. */
  presentMs?: number
  absentMs?: number
  maxEntries?: number
}

/** Remembers for a short while which websites exist, so that a busy site costs one look-up a minute and isolate. */
export function createSites(
  look: (websiteId: string) => Promise<string | null>,
  { presentMs = 60_000, absentMs = 2_000, maxEntries = 10_000 }: Options = {},
): Sites {
  const known = new Map<string, Known>()

  const remember = (websiteId: string, exists: boolean, now: number) => {
    known.delete(websiteId)
    if (known.size >= maxEntries) {
      // Made-up ids must not fill the memory: the oldest goes.
      const [oldest] = known.keys()
      if (oldest !== undefined) known.delete(oldest)
    }
    known.set(websiteId, { exists, until: now + (exists ? presentMs : absentMs) })
  }

  return {
    async knows(websiteId, now) {
      const entry = known.get(websiteId)
      if (entry && entry.until > now) return entry.exists
      const exists = (await look(websiteId)) !== null
      remember(websiteId, exists, now)
      return exists
    },
  }
}

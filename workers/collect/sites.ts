import { type SiteEntry, readSiteEntry } from '../../shared/domain/tracker/site-entry.ts'

export interface Sites {
  /** What is known of a website that trackers may send hits for; null when there is none. Throws when that cannot be found out. */
  find: (websiteId: string, now: number, asked?: { withKey?: boolean }) => Promise<SiteEntry | null>
}

interface Known {
  entry: SiteEntry | null
  /** Of its text, in characters. */
  length: number
  at: number
}

interface Options {
  /** How long an isolate trusts what it knows of a site, and that there is none: a new site must work at once. */
  presentMs?: number
  absentMs?: number
  /** The same for who shows an access key: one that was revoked must not send on. */
  withKeyMs?: number
  maxEntries?: number
  /** Of the texts of all entries, in characters: one with many access keys and salts takes fifty times as much as a plain one, and an isolate has 128 MB. */
  maxLength?: number
}

/** Remembers for a short while which websites there are, so that a busy site costs one look-up a minute and isolate. */
export function createSites(
  look: (websiteId: string) => Promise<string | null>,
  {
    presentMs = 60_000,
    absentMs = 2_000,
    withKeyMs = 1_000,
    maxEntries = 10_000,
    maxLength = 8_000_000,
  }: Options = {},
): Sites {
  const known = new Map<string, Known>()
  let total = 0

  const forget = (websiteId: string) => {
    total -= known.get(websiteId)?.length ?? 0
    known.delete(websiteId)
  }

  const remember = (websiteId: string, text: string | null, now: number) => {
    const entry = readSiteEntry(text)
    const length = text?.length ?? 0
    forget(websiteId)
    // Neither made-up ids nor long entries may fill the memory: the oldest go.
    for (const [oldest] of known) {
      if (known.size < maxEntries && total + length <= maxLength) break
      forget(oldest)
    }
    known.set(websiteId, { entry, length, at: now })
    total += length
    return entry
  }

  return {
    async find(websiteId, now, { withKey = false } = {}) {
      const held = known.get(websiteId)
      const trustedMs = held?.entry ? (withKey ? withKeyMs : presentMs) : absentMs
      if (held && held.at + trustedMs > now) return held.entry
      return remember(websiteId, await look(websiteId), now)
    },
  }
}

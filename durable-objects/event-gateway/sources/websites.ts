import { and, eq, isNull } from 'drizzle-orm'
import { websites } from '../../../shared/db/tables/websites.ts'
import { placeOf } from '../../../shared/db/watchers.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { Services } from '../../../shared/services/services.ts'
import { admittedMs } from '../rules.ts'
import type { Source } from './source.ts'

/** Websites: what happens on them at the moment, again whenever that has changed. The number of a message is when the website had changed last. */
export function websiteSource({ db, websiteStores }: Services, now: () => number): Source {
  const known = new Map<string, { place: string; at: number }>()
  let forgotten = 0

  /** Whose a website is, which is held true for as long as who is a member: of an organization, or of a team of it. */
  async function whoseIs(websiteId: string): Promise<string | null> {
    const kept = known.get(websiteId)
    if (kept && kept.at > now() - admittedMs) return kept.place
    const asOf = forgotten
    const [row] = await db
      .select({ organizationId: websites.organizationId, teamId: websites.teamId })
      .from(websites)
      .where(and(eq(websites.websiteId, websiteId), isNull(websites.deletedAt)))
    const place = row ? placeOf(row) : null
    if (place === null) known.delete(websiteId)
    // What was read before it changed hands holds for nobody who comes later.
    else if (asOf === forgotten) known.set(websiteId, { place, at: now() })
    return place
  }

  return {
    everyMs: 1000,
    forget(websiteId) {
      forgotten++
      known.delete(websiteId)
    },
    async follow(websiteId, gateway, admit) {
      known.delete(websiteId)
      const place = await whoseIs(websiteId)
      if (place === null) return null
      const standing = await admit(place)
      if (standing === 'signed-out') return standing
      // To a stranger the websites of an organization do not exist, and hear nothing of who asks.
      if (standing === 'stranger') return null
      const found = await websiteStores.getByName(websiteId).follow({ gateway })
      return found && { lastSeq: found.changedAt, confirmation: { type: 'subscribed', websiteId } }
    },
    async pull(websiteId, afterSeq) {
      const place = await whoseIs(websiteId)
      if (place === null) return null
      const asked = { now: now(), knownUntil: afterSeq }
      const { changedAt, data } = await websiteStores.getByName(websiteId).live(asked)
      const of = { lastSeq: changedAt, isOver: false, place }
      if (data === null) return { ...of, frames: [] }
      const message = { type: 'realtime', websiteId, at: iso(data.timestamp), data }
      return { ...of, frames: [{ after: -1, seq: changedAt, text: JSON.stringify(message) }] }
    },
  }
}

/** A hit as it is counted: its name, and when it was received, in milliseconds since the epoch. */
export interface RecordedHit {
  eventId: string
  receivedAt: number
}

export type DropReason = 'duplicate' | 'expired'

/** What became of all hits that arrived: `received = stored + the sum of dropped`. */
export interface Ledger {
  received: number
  stored: number
  dropped: Record<string, number>
}

const dayMs = 86_400_000

/**
 * For how many days after the day of its receipt the name of a hit is remembered. A message may wait four days in the queue and four
 * in its dead-letter queue; an older one cannot be told from a repeat any more.
 */
export const rememberedDays = 8

/** Days since the epoch, UTC. */
export const dayOf = (at: number): number => Math.floor(at / dayMs)

export const oldestDay = (now: number): number => dayOf(now) - rememberedDays

/** When a day's names may be forgotten, in milliseconds since the epoch. */
export const forgetAt = (day: number): number => (day + rememberedDays + 1) * dayMs

export interface Sorted {
  /** Names to remember and count, by the day of receipt. */
  fresh: Map<number, string[]>
  stored: number
  dropped: Record<DropReason, number>
}

/** Decides for every hit whether it counts. `seen` holds the names already known; a name also counts once within `hits`. */
export function sortHits(
  hits: readonly RecordedHit[],
  { seen, now }: { seen: ReadonlySet<string>; now: number },
): Sorted {
  const fresh = new Map<number, string[]>()
  const known = new Set(seen)
  const dropped = { duplicate: 0, expired: 0 }
  let stored = 0
  for (const { eventId, receivedAt } of hits) {
    // A machine whose clock runs ahead must not open the table of a day to come.
    const day = Math.min(dayOf(receivedAt), dayOf(now))
    if (known.has(eventId)) dropped.duplicate++
    else if (day < oldestDay(now)) dropped.expired++
    else {
      known.add(eventId)
      const ofDay = fresh.get(day)
      if (ofDay) ofDay.push(eventId)
      else fresh.set(day, [eventId])
      stored++
    }
  }
  return { fresh, stored, dropped }
}

import type { AnalyticsEvent } from '../../shared/domain/analytics/event.ts'
import { dayMs, dayOf } from '../../shared/domain/analytics/segment/segment.ts'

export { dayOf }

/** A hit as it is counted: its name, when it was received, in milliseconds since the epoch, and what it was; or why it does not count. */
export interface RecordedHit {
  eventId: string
  receivedAt: number
  event?: AnalyticsEvent
  dropped?: string
  /** The visit of somebody who said who they are: a recording of it is theirs. */
  visit?: string
}

/** Hits that came in one message; a message of before messages had names has one hit. */
export interface RecordedGroup {
  commitId: string | null
  hits: RecordedHit[]
}

/**
 * What is remembered: of each name the message that brought it, by the beginning of the message's own name; nothing where it had none, and of the name of a message
 * itself.
 */
export type Seen = ReadonlyMap<string, string>

/** How a message is remembered beside each hit that it brought: 64 bits of its name. */
export const markOf = (commitId: string | null): string =>
  commitId === null ? '' : commitId.replaceAll('-', '').slice(0, 16)

/** The groups that were not counted before, each once: a message that comes again is no repeat by a visitor. */
export function newGroups(groups: readonly RecordedGroup[], seen: Seen): RecordedGroup[] {
  const counted = new Set<string>()
  return groups.filter(({ commitId, hits }) => {
    if (commitId === null) return true
    const mark = markOf(commitId)
    const isKnown =
      counted.has(commitId) || seen.has(commitId) || hits.some(({ eventId }) => seen.get(eventId) === mark)
    counted.add(commitId)
    return !isKnown
  })
}

/** What became of all hits that arrived: `received = stored + the sum of dropped`. */
export interface Ledger {
  received: number
  stored: number
  dropped: Record<string, number>
}

/**
 * For how many days after the day of its receipt the name of a hit is remembered. A message may wait four days in the queue and four
 * in its dead-letter queue; an older one cannot be told from a repeat any more.
 */
export const rememberedDays = 8

export const oldestDay = (now: number): number => dayOf(now) - rememberedDays

/** When a day's names may be forgotten, in milliseconds since the epoch. */
export const forgetAt = (day: number): number => (day + rememberedDays + 1) * dayMs

/** A name to remember, and the message that brought it. */
export interface Fresh {
  eventId: string
  commitId: string | null
}

export interface Sorted {
  /** What to remember and count, by the day of receipt. */
  fresh: Map<number, Fresh[]>
  /** Names of messages that brought nothing new: only by these are they known when they come again. */
  barren: string[]
  events: AnalyticsEvent[]
  stored: number
  dropped: Record<string, number>
}

interface Sorting {
  seen: Seen
  now: number
  isFull?: (event: AnalyticsEvent) => boolean
  /** Whether whoever did it was erased since. */
  isErased?: (event: AnalyticsEvent) => boolean
}

/** Decides for every hit whether it counts. `seen` holds the names already known; a name also counts once within `groups`. */
export function sortHits(
  groups: readonly RecordedGroup[],
  { seen, now, isFull = () => false, isErased = () => false }: Sorting,
): Sorted {
  const fresh = new Map<number, Fresh[]>()
  const known = new Set(seen.keys())
  const dropped: Record<string, number> = {}
  const drop = (reason: string) => (dropped[reason] = (dropped[reason] ?? 0) + 1)
  const barren: string[] = []
  const events: AnalyticsEvent[] = []
  let stored = 0
  for (const { commitId, hits } of groups) {
    let remembered = false
    for (const { eventId, receivedAt, event, dropped: reason } of hits) {
      // A machine whose clock runs ahead must not open the table of a day to come.
      const day = Math.min(dayOf(receivedAt), dayOf(now))
      if (known.has(eventId)) drop('duplicate')
      else if (day < oldestDay(now)) drop('expired')
      else {
        remembered = true
        known.add(eventId)
        const ofDay = fresh.get(day)
        if (ofDay) ofDay.push({ eventId, commitId })
        else fresh.set(day, [{ eventId, commitId }])
        if (reason !== undefined) drop(reason)
        else if (event && isErased(event)) drop('erased')
        else if (event && isFull(event)) drop('flood')
        else {
          stored++
          if (event) events.push(event)
        }
      }
    }
    if (!remembered && commitId !== null) barren.push(commitId)
  }
  return { fresh, barren, events, stored, dropped }
}

/** A part of a recording, in milliseconds since its first event. */
export interface Stretch {
  from: number
  to: number
}

export interface Timeline {
  totalMs: number
  /** From when on there is something to see. */
  showsFrom: number
  /** What never came. */
  gaps: readonly Stretch[]
  /** After each gap until the next whole page: changes of what was missed are unknown. */
  unsure: readonly Stretch[]
}

interface Recorded {
  /** Times of all this, in milliseconds since the epoch. */
  startedAt: number
  totalMs: number
  gaps: readonly { from: string; to: string }[]
  wholePages: readonly number[]
}

/** Shorter ones are none to somebody who watches. */
const leastMs = 250

/** What of a recording can be shown, and when. */
export function timelineOf({ startedAt, totalMs, gaps, wholePages }: Recorded): Timeline {
  const within = (at: number) => Math.min(totalMs, Math.max(0, at - startedAt))
  const pages = wholePages.map(within).toSorted((a, b) => a - b)
  const lost = gaps.map(({ from, to }) => ({ from: within(Date.parse(from)), to: within(Date.parse(to)) }))
  return {
    totalMs,
    showsFrom: pages[0] ?? 0,
    gaps: lost.filter(({ from, to }) => to - from >= leastMs),
    unsure: lost.flatMap(({ to: from }) => {
      const to = pages.find((page) => page >= from) ?? totalMs
      return to - from >= leastMs ? [{ from, to }] : []
    }),
  }
}

const isIn =
  (at: number) =>
  ({ from, to }: Stretch) =>
    at >= from && at < to - leastMs

/** The gap that a time lies in; what is almost over is over. */
export const gapAt = ({ gaps }: Timeline, at: number): Stretch | undefined => gaps.find(isIn(at))
export const isUnsureAt = ({ unsure }: Timeline, at: number): boolean => unsure.some(isIn(at))

/** Where to play from for who wants to see a time: there, or after what is missing there. */
export function placeFor(timeline: Timeline, wanted: number): number {
  const at = Math.min(timeline.totalMs, Math.max(timeline.showsFrom, wanted))
  return gapAt(timeline, at)?.to ?? at
}

export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((all, { from, to }) => all + to - from, 0)

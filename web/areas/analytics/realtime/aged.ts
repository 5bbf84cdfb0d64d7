import type { Realtime } from '../../../client/follow-website.ts'

const minuteMs = 60_000
const minutes = 30
/** The one that is not over, and thirty before. */
const shown = minutes + 1

export interface Minute {
  /** When it began, in milliseconds since the epoch. */
  at: number
  views: number
  visitors: number
}

export interface Aged {
  /** From the oldest to the one that goes on. */
  minutes: Minute[]
  events: Realtime['events']
  /** Whether some of what was told has left the half hour since: sums that cannot be told apart by time are too high. */
  isOld: boolean
}

/** What of a half hour that was told once is still in the half hour before `now`, which is the time of the service. */
export function aged({ series, events, timestamp }: Realtime, now: number): Aged {
  const from = Math.floor(now / minuteMs) * minuteMs - minutes * minuteMs
  const of = (points: readonly { x: string; y: number }[]) =>
    new Map(points.map(({ x, y }) => [Math.floor(Date.parse(x) / minuteMs) * minuteMs, y]))
  const [views, visitors] = [of(series.views), of(series.visitors)]
  const left = now - minutes * minuteMs
  return {
    minutes: Array.from({ length: shown }, (_, place) => {
      const at = from + place * minuteMs
      return { at, views: views.get(at) ?? 0, visitors: visitors.get(at) ?? 0 }
    }),
    events: events.filter(({ createdAt }) => Date.parse(createdAt) > left),
    isOld: now - timestamp > minuteMs && [...views, ...visitors].some(([at, many]) => many > 0 && at < left),
  }
}

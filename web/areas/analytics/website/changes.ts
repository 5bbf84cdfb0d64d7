/** What the service counts of a stretch of time; `totaltime` in seconds. */
export interface Counted {
  pageviews: number
  visitors: number
  visits: number
  bounces: number
  totaltime: number
}

export type FigureName = 'visitors' | 'visits' | 'pageviews' | 'bounceRate' | 'duration'

export interface Figure {
  name: FigureName
  /** Shares from 0 to 1, times in seconds; null where nothing was counted that it could be of. */
  value: number | null
  /** Against the time before: for shares a difference, else a part of what was; null where nothing was before. */
  change: number | null
}

const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)

function grown(now: number | null, before: number | null) {
  return now === null || before === null || before === 0 ? null : (now - before) / before
}

/** The figures of a website, each with its change. */
export function figuresOf(now: Counted, before: Counted): Figure[] {
  const counted = (name: 'visitors' | 'visits' | 'pageviews'): Figure => ({
    name,
    value: now[name],
    change: grown(now[name], before[name]),
  })
  const bounces = [ratio(now.bounces, now.visits), ratio(before.bounces, before.visits)] as const
  const durations = [ratio(now.totaltime, now.visits), ratio(before.totaltime, before.visits)] as const
  return [
    counted('visitors'),
    counted('visits'),
    counted('pageviews'),
    {
      name: 'bounceRate',
      value: bounces[0],
      change: bounces[0] === null || bounces[1] === null ? null : bounces[0] - bounces[1],
    },
    { name: 'duration', value: durations[0], change: grown(...durations) },
  ]
}

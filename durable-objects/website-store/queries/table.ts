import { type Refused, TooMuch } from '../../../shared/domain/analytics/too-much.ts'
import { behaviour } from './behaviour.ts'
import { eventSeries, events, values } from './events.ts'
import { properties } from './properties.ts'
import { realtime } from './realtime.ts'
import { type Days, active, dateRange, metrics, pageviews, stats } from './reports.ts'
import { sessionActivity, sessionProperties } from './session-activity.ts'
import { sessionStats, sessionsWeekly } from './session-stats.ts'
import { session, sessions } from './sessions.ts'
import { wholeShard } from './whole-shard.ts'
import { visitor } from './visitor.ts'

/** All that a website can be asked, by name. */
export const reports = {
  stats,
  sessions,
  session,
  sessionActivity,
  sessionProperties,
  sessionStats,
  sessionsWeekly,
  metrics,
  pageviews,
  active,
  events,
  eventSeries,
  values,
  realtime,
  wholeShard,
  visitor,
  ...behaviour,
  ...properties,
  dateRange: (days: Parameters<typeof dateRange>[0]) => dateRange(days),
}

export type ReportName = keyof typeof reports

type AskedOf<F> = F extends (events: never, asked: infer A) => unknown ? A : undefined

/** What each is asked with, and what it tells. */
export type Reports = {
  [N in ReportName]: { asked: AskedOf<(typeof reports)[N]>; told: ReturnType<(typeof reports)[N]> }
}

/** What there is to read of a website that never had a hit. */
const nothing = { shards: () => [] }

/** Makes one of the reports; null for the events of a website that never had a hit. What is given up comes back as a refusal, which only `askStore` looks at. */
export function answerReport<N extends ReportName>(
  name: N,
  events: Days | null,
  asked: Reports[N]['asked'],
): Reports[N]['told'] {
  const work = reports[name] as unknown as (events: unknown, asked: unknown) => Reports[N]['told']
  try {
    return work(events ?? nothing, asked)
  } catch (error) {
    if (error instanceof TooMuch) return { refused: error.excess } satisfies Refused as never
    throw error
  }
}

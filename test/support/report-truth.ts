import { DateTime } from 'luxon'
import { type AnalyticsEvent, eventKinds } from '../../shared/domain/analytics/event.ts'
import { identityOf, visitsOf } from './analytics-truth.ts'

const isAct = ({ kind }: AnalyticsEvent) => kind === eventKinds.pageview || kind === eventKinds.event
const isView = ({ kind }: AnalyticsEvent) => kind === eventKinds.pageview

/** Tells whether an event is a step, by a name that stands for itself: `/a` for a page, `buy` for an event. */
export const isStep = (event: AnalyticsEvent, value: string) =>
  value.startsWith('/')
    ? isView(event) && event.texts.path === value
    : event.kind === eventKinds.event && event.texts.event === value

/** What each visitor did, in order. */
export const visitorsOf = (events: readonly AnalyticsEvent[]) =>
  [
    ...Map.groupBy(
      events.filter(({ visitor }) => visitor !== ''),
      identityOf,
    ).values(),
  ].map((some) => some.toSorted((a, b) => a.at - b.at))

/** For each step how many visitors came to it, and the seconds that each of them took from the step before. */
export function trueFunnel(events: readonly AnalyticsEvent[], steps: readonly string[], windowMs: number) {
  const told = steps.map(() => ({ visitors: 0, seconds: [] as number[] }))
  for (const some of visitorsOf(events)) {
    let before: number[] = []
    for (const [step, value] of steps.entries()) {
      const from = (place: number) =>
        before.findLast((at) => at < place && (some[place]?.at ?? 0) - (some[at]?.at ?? 0) <= windowMs)
      const taken = [...some.keys()].filter(
        (place) => isStep(some[place]!, value) && (step === 0 || from(place) !== undefined),
      )
      const [first] = taken
      if (first === undefined) break
      told[step]!.visitors++
      if (step > 0) told[step]!.seconds.push((some[first]!.at - some[from(first)!]!.at) / 1000)
      before = taken
    }
  }
  return told
}

/** How many of the visitors of a date came again how many days later: `date day` → visitors. */
export function trueReturns(events: readonly AnalyticsEvent[], zone: string): Record<string, number> {
  const told: Record<string, number> = {}
  for (const some of visitorsOf(events.filter(isAct))) {
    const dates = some.map(({ at }) => DateTime.fromMillis(at, { zone }).startOf('day'))
    const after = dates.map((date) => Math.round(date.diff(dates[0]!, 'days').days))
    for (const day of new Set(after)) {
      const key = `${dates[0]!.toFormat('yyyy-MM-dd')} ${day}`
      told[key] = (told[key] ?? 0) + 1
    }
  }
  return told
}

/** How many visits went each way: the first steps, with `>` between them. */
export function trueJourneys(events: readonly AnalyticsEvent[], steps: number): Record<string, number> {
  const told: Record<string, number> = {}
  for (const { events: some } of visitsOf(events)) {
    const names = some
      .filter(isAct)
      .map((event) => (isView(event) ? event.texts.path : event.texts.event) ?? '')
      .filter((name, place, all) => name !== all[place - 1])
    if (names.length === 0) continue
    const way = names.slice(0, steps).join('>')
    told[way] = (told[way] ?? 0) + 1
  }
  return told
}

/** What an event earned in a currency, in hundredths. */
export function centsOf({ kind, texts: { data = '' } }: AnalyticsEvent, currency: string): number {
  const known: Record<string, [string, number]> = {
    '{"revenue":19.99,"currency":"EUR"}': ['EUR', 1999],
    '{"revenue":"5","currency":"usd"}': ['USD', 500],
    '{"revenue":0.1,"currency":"EUR"}': ['EUR', 10],
  }
  const [of, cents] = known[data] ?? ['', 0]
  return kind === eventKinds.event && of === currency ? cents : 0
}

/** What is attributed to each website that visitors came from, who took a step. */
export function trueReferrers(
  events: readonly AnalyticsEvent[],
  { model, step, currency }: { model: 'first-click' | 'last-click'; step: string; currency?: string },
): Record<string, number> {
  const told: Record<string, number> = {}
  for (const some of visitorsOf(events)) {
    const last = some.findLastIndex((event) => isStep(event, step))
    if (last < 0) continue
    const clicks = some
      .slice(0, last + 1)
      .filter((event) => isView(event) && (event.texts.domain || event.texts.utmSource))
    const domain = clicks.at(model === 'first-click' ? 0 : -1)?.texts.domain
    const taken = some.filter((event) => isStep(event, step))
    const worth = currency ? taken.reduce((sum, event) => sum + centsOf(event, currency), 0) : 1
    if (domain && worth > 0) told[domain] = (told[domain] ?? 0) + worth
  }
  return told
}

/** What half, three quarters and nineteen of twenty of some numbers are at most, between neighbours in proportion; 0 of none. */
export function truePercentiles(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const place = share * (sorted.length - 1)
    const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
    return low + (high - low) * (place - Math.floor(place))
  }
  return { p50: at(0.5), p75: at(0.75), p95: at(0.95) }
}

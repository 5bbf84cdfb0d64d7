import { eventKinds } from '../../../shared/domain/analytics/event.ts'
import { eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import { NameIndex } from '../../../shared/domain/analytics/names/name-index.ts'
import { VisitorCount } from '../../../shared/domain/analytics/reports/visitors.ts'
import { dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import { bucketsOf } from '../../../shared/domain/analytics/time/buckets.ts'
import { type Asked, type Days, segmentsWithin } from './reports.ts'
import { textAt } from './told-row.ts'

export interface SessionStats {
  pageviews: number
  visitors: number
  visits: number
  countries: number
  events: number
}

/** Umami's figures of visitors (src/queries/sql/sessions/getWebsiteSessionStats.ts): whoever saw a page or did what a developer named. */
export function sessionStats(days: Days, asked: Asked): SessionStats {
  const told = { pageviews: 0, visits: 0, events: 0 }
  const [visitors, countries] = [new VisitorCount(), new Set<string>()]
  for (const segment of segmentsWithin(days, asked.range)) {
    let [who, latest] = [0, -1]
    eachRow(segment, asked, (row, visit) => {
      const kind = segment.kind[row]
      if (kind === eventKinds.pageview) told.pageviews++
      else if (kind === eventKinds.event) told.events++
      else return
      countries.add(textAt(segment, 'country', row))
      if (visit < 0) return
      if (visit !== latest) told.visits++
      latest = visit
      const visitor = segment.visitor[row] ?? 0
      if (visitor === who) return
      who = visitor
      visitors.add(segment, who)
    })
  }
  countries.delete('')
  return { ...told, visitors: visitors.count, countries: countries.size }
}

/** How many different visitors there were at each hour of each weekday in a time zone: seven rows, Sunday first as in Umami, of 24. */
export function sessionsWeekly(days: Days, { timezone, ...asked }: Asked & { timezone: string }): number[][] {
  const told = Array.from({ length: 7 * 24 }, () => 0)
  const lasting = new NameIndex()
  for (const segment of segmentsWithin(days, asked.range)) {
    const hours = hoursOf(segment.day, timezone)
    const seen = new Int32Array(told.length).fill(-1)
    let place = 0
    eachRow(segment, asked, (row, visit) => {
      const kind = segment.kind[row]
      if (visit < 0 || (kind !== eventKinds.pageview && kind !== eventKinds.event)) return
      const [at, who] = [segment.at[row] ?? 0, segment.visitor[row] ?? 0]
      // Rows go back in time where another visitor begins.
      if (place > 0 && at < (hours[place - 1]?.until ?? 0)) place = 0
      while (at >= (hours[place]?.until ?? Infinity)) place++
      const cell = hours[place]?.cell ?? 0
      if (seen[cell] === who) return
      seen[cell] = who
      if (segment.lasting[who] === 1 && !lasting.add(segment, who, cell + 1)) return
      told[cell] = (told[cell] ?? 0) + 1
    })
  }
  return Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: 24 }, (__, hour) => told[weekday * 24 + hour] ?? 0),
  )
}

/** The hours of a time zone that a UTC day touches: when each ends, in milliseconds of the day, and its place in a week. */
function hoursOf(day: number, timezone: string): { until: number; cell: number }[] {
  const begin = day * dayMs
  return bucketsOf({ from: begin, until: begin + dayMs }, { unit: 'hour', timezone }).map(({ x, until }) => {
    const local = new Date(`${x.replace(' ', 'T')}Z`)
    return { until: until - begin, cell: local.getUTCDay() * 24 + local.getUTCHours() }
  })
}

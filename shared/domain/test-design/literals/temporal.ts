import { isoDate } from '../../requirements/facts/temporal/calendar.ts'
import {
  positionIn,
  shifted,
  writeMoment,
  type Moment,
  type TemporalKind,
  type TemporalRange,
} from '../../requirements/facts/temporal/moment.ts'

/** A literal well inside the range; at an end where only that is surely inside. */
export function typicalMoment(range: TemporalRange): string | undefined {
  const { of, min, max } = range
  const found = [
    between(range),
    min && (range.step ? min : later(min, of, 1)),
    max && later(max, of, -1),
    min,
    max,
  ].find((one) => one !== undefined && positionIn(one, range) === 'inside')
  return found && writeMoment(found, of)
}

function between({ min, max, step = 1 }: TemporalRange): Moment | undefined {
  if (!min || !max) return undefined
  if (min.from === 'calendar' && max.from === 'calendar')
    return { from: 'calendar', at: min.at + Math.floor((max.at - min.at) / step / 3) * step }
  if (min.from === 'calendar' || max.from === 'calendar') return undefined
  if (min.months === max.months)
    return { from: 'today', months: min.months, days: min.days + Math.floor((max.days - min.days) / 3) }
  const years = Math.round(((max.months - min.months) * 2) / 3 / 12)
  return { from: 'today', months: min.months + years * 12, days: 0 }
}

/** A month or an hour further inside; twelve years where the text counts in many years, as for ages. */
function later(end: Moment, of: TemporalKind, sign: 1 | -1): Moment | undefined {
  if (end.from === 'today' && Math.abs(end.months) >= 60) return { ...end, months: end.months + sign * 144 }
  return shifted(end, sign * (of === 'date' ? 30 : 60), of)
}

/** A value of the partition next to the range, so that one literal serves partition and boundary; a typical one inside. */
export function momentWithin(
  { of, min, max }: { of: TemporalKind; min?: Moment; max?: Moment },
  range: TemporalRange | undefined,
): string | undefined {
  if (!range) return undefined
  if (max && positionIn(max, range) === 'below') return writeMoment(max, of)
  if (min && positionIn(min, range) === 'above') return writeMoment(min, of)
  return typicalMoment(range)
}

/** A day that no calendar has, between the ends of the range where one lies there. */
export function impossibleDay(range: TemporalRange | undefined): string {
  const low = range?.min?.from === 'calendar' ? isoDate(range.min.at) : undefined
  const high = range?.max?.from === 'calendar' ? isoDate(range.max.at) : undefined
  const first = Number((low ?? high ?? '2030').slice(0, 4))
  const days = [first, first + (low ? 1 : -1)].flatMap((year) =>
    ['02-30', '04-31', '06-31', '09-31', '11-31'].map((day) => `${String(year).padStart(4, '0')}-${day}`),
  )
  return days.find((day) => (!low || day > low) && (!high || day < high)) ?? days[0] ?? '2030-02-30'
}

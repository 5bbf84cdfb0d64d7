import { compareMoments, writeMoment, type Moment, type TemporalKind, type TemporalRange } from './moment.ts'

/** A moment in words: "2026-01-31", "08:00", "today", "1 day before today", "18 years before today", "1 day after the day 18 years before today". */
export function sayMoment(moment: Moment, of: TemporalKind): string {
  if (moment.from === 'calendar') return writeMoment(moment, of)
  const { months, days } = moment
  const inYears = months % 12 === 0
  const span = counted(inYears ? months / 12 : months, inYears ? 'year' : 'month')
  if (months === 0) return days === 0 ? 'today' : `${counted(days, 'day')} today`
  return days === 0 ? `${span} today` : `${counted(days, 'day')} the day ${span} today`
}

function counted(value: number, unit: string): string {
  const count = Math.abs(value)
  return `${count} ${unit}${count === 1 ? '' : 's'} ${value < 0 ? 'before' : 'after'}`
}

/** A range in words: "from 2026-01-01 to 2026-12-31", "today or later", "18 years before today or earlier". */
export function sayRange({ of, min, max }: TemporalRange): string {
  if (min && max)
    return compareMoments(min, max) === 0
      ? sayMoment(min, of)
      : `from ${sayMoment(min, of)} to ${sayMoment(max, of)}`
  return min ? `${sayMoment(min, of)} or later` : `${max ? sayMoment(max, of) : ''} or earlier`
}

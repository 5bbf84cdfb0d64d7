import { compareMoments, writeMoment, type Moment, type TemporalKind, type TemporalRange } from './moment.ts'

/**
 * A moment as people say it: "2026-01-31", "08:00", "today", "yesterday", "30 days from today", "18 years ago", "18 years ago tomorrow",
 * "18 years and 1 day ago". Exact: two moments that differ have different words.
 */
export function sayMoment(moment: Moment, of: TemporalKind): string {
  if (moment.from === 'calendar') return writeMoment(moment, of)
  const { months, days } = moment
  if (months === 0) return nearby.get(days) ?? ago(days, counted(days, 'day'))
  const span = months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month')
  if (days === 0) return ago(months, span)
  if (days < 0 === months < 0) return ago(months, `${span} and ${counted(days, 'day')}`)
  // The day that lies a little on this side of a longer span: who was born 18 years ago tomorrow turns 18 tomorrow.
  if (days === 1) return `${span} ago tomorrow`
  if (days === -1) return `${span} from yesterday`
  return `${counted(days, 'day')} ${days < 0 ? 'before' : 'after'} the day ${ago(months, span)}`
}

const nearby = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
])

function ago(value: number, span: string): string {
  return value < 0 ? `${span} ago` : `${span} from today`
}

function counted(value: number, unit: string): string {
  const count = Math.abs(value)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** A range in words: "from 2026-01-01 to 2026-12-31", "today or later", "18 years ago or earlier". */
export function sayRange({ of, min, max }: TemporalRange): string {
  if (min && max)
    return compareMoments(min, max) === 0
      ? sayMoment(min, of)
      : `from ${sayMoment(min, of)} to ${sayMoment(max, of)}`
  return min ? `${sayMoment(min, of)} or later` : `${max ? sayMoment(max, of) : ''} or earlier`
}

/** What a day of birth beside a birthday means for the age: "turns 18 tomorrow", "turns 18 today"; nothing for other days. */
export function sayBirthday(born: Moment): string | undefined {
  if (born.from === 'calendar' || born.months >= 0 || born.months % 12 !== 0) return undefined
  const years = born.months / -12
  if (born.days === -1) return `turned ${years} yesterday`
  const day = nearby.get(born.days)
  return day && `turns ${years} ${day}`
}

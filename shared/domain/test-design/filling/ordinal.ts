import { formatDecimal } from '../../numbers/decimal.ts'
import type { Measure } from '../model.ts'

const day = 86_400_000
/** Days counted from the day of the run lie on a line of their own, far from all fixed days. */
const fromToday = 10_000_000n

/** The place of a literal on its line, in units of `10^-scale`: days since 1970, minutes, or the number itself. */
export function ordinalOf(literal: string, measure: Measure, scale = 0): bigint | undefined {
  if (measure === 'number') return numberOf(literal, scale)
  const relative = /^%TODAY(?:([+-]\d{1,5})([DW]))?%$/.exec(literal)
  if (relative)
    return measure === 'day'
      ? fromToday + BigInt(relative[1] ?? '0') * (relative[2] === 'W' ? 7n : 1n)
      : undefined
  const date = /^(\d{4})-(\d{2})-(\d{2})/.exec(literal)
  const days = date && Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3])) / day
  if (measure === 'day') return days === null || literal.length > 10 ? undefined : BigInt(days)
  const time = /(?:^|[T ])(\d{2}):(\d{2})$/.exec(literal)
  return time ? BigInt((days ?? 0) * 1440 + Number(time[1]) * 60 + Number(time[2])) : undefined
}

function numberOf(literal: string, scale: number): bigint | undefined {
  const match = /^(-?\d{1,15})(?:\.(\d{1,6}))?$/.exec(literal)
  if (!match || (match[2]?.length ?? 0) > scale) return undefined
  return BigInt(`${match[1] ?? '0'}${(match[2] ?? '').padEnd(scale, '0')}`)
}

/** The literal at a place, written like another literal of the same input; undefined where no such literal exists. */
export function literalAt(place: bigint, measure: Measure, like: string, scale = 0): string | undefined {
  if (measure === 'number') return formatDecimal(place, scale)
  if (measure === 'day' && isRelative(place)) return relativeDay(place - fromToday)
  const dated = measure === 'day' || /^\d{4}-/.test(like)
  const minutes = measure === 'day' ? place * 1440n : place
  if (!dated && (minutes < 0n || minutes >= 1440n)) return undefined
  const date = new Date(Number(minutes) * 60_000)
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 || date.getUTCFullYear() > 9999)
    return undefined
  const iso = date.toISOString()
  if (measure === 'day') return iso.slice(0, 10)
  return dated ? `${iso.slice(0, 10)}${like.charAt(10)}${iso.slice(11, 16)}` : iso.slice(11, 16)
}

/** Whether a place lies on the line that is counted from the day of the run. */
export function isRelative(place: bigint): boolean {
  return place > fromToday / 2n
}

function relativeDay(days: bigint): string {
  return days === 0n ? '%TODAY%' : `%TODAY${days > 0n ? '+' : ''}${String(days)}D%`
}

import type { AnalyticsEvent } from '../event.ts'
import { keepRows } from './keep-rows.ts'
import { type Segment, dayOf } from './segment.ts'

/**
 * A day is kept in one shard, or where it has grown large in eight: each has all hits of some of its visitors, so that whatever is counted of visitors can be counted of one shard after the
 * other. A shard is a number, in the order of days: `day * 10` is a whole day, `day * 10 + 1` to `day * 10 + 8` are its eighths.
 */
export const shardsOfDay = 8

const numbersOfDay = 10

export const wholeDay = (day: number): number => day * numbersOfDay
export const dayOfShard = (shard: number): number => Math.floor(shard / numbersOfDay)

export const eighthsOf = (day: number): number[] =>
  Array.from({ length: shardsOfDay }, (_, place) => wholeDay(day) + 1 + place)

/** Which eighth of its day a shard is, from 1; 0 for a whole day. */
export const eighthOf = (shard: number): number => shard % numbersOfDay

/**
 * Names of visitors are random bits, of which the last three say it. Hits of those who could not be told apart are spread by their moment: those of the same one stay together, for their order
 * tells them apart.
 */
const eighthFor = (isNamed: boolean, { bits, at }: { bits: number; at: number }): number =>
  1 + ((isNamed ? bits : at) % shardsOfDay)

/** The eighth of its day that an event is in, where the day is kept in eighths. */
export const eighthOfEvent = ({ visitor, at }: Pick<AnalyticsEvent, 'visitor' | 'at'>): number =>
  wholeDay(dayOf(at)) + eighthFor(visitor !== '', { bits: Number(`0x${visitor.slice(-1) || '0'}`), at })

/** The eighths of a whole day that have any events, one after the other. */
export function* split(segment: Segment): Generator<[shard: number, some: Segment]> {
  const { day, rows, visitor, visitors, at } = segment
  const bits = Array.from(visitors, (name) => Number(name & 7n))
  const all = Uint32Array.from({ length: rows }, (_, row) => row)
  // Days begin at multiples of eight milliseconds.
  const eighths = all.map((row) => {
    const who = visitor[row] ?? 0
    return eighthFor(who !== 0, { bits: bits[who] ?? 0, at: at[row] ?? 0 })
  })
  for (const shard of eighthsOf(day)) {
    const kept = all.filter((row) => eighths[row] === eighthOf(shard))
    if (kept.length > 0) yield [shard, keepRows(segment, kept)]
  }
}

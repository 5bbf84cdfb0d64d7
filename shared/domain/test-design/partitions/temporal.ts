import {
  compareMoments,
  parseMoment,
  positionIn,
  shifted,
  type Moment,
  type TemporalKind,
  type TemporalRange,
} from '../../requirements/facts/temporal/moment.ts'
import { sayBirthday, sayMoment, sayRange } from '../../requirements/facts/temporal/say-moment.ts'
import type { Violation } from '../../requirements/facts/types.ts'
import { boundary, validPartition, wrongPartition, type Unmarked } from './partition.ts'

/** Partitions and boundaries of a range of days or minutes; the step is one day or one minute. */
export function temporalPartitions(
  label: string,
  range: TemporalRange,
  { points = 2 }: { points?: 2 | 3 } = {},
): Unmarked[] {
  const { of, min, max } = range
  const step = range.step ?? 1
  const below = min && shifted(min, -step, of)
  const above = max && shifted(max, step, of)
  const words = sayRange(range)
  const ends = { ...(min ? { min } : {}), ...(max ? { max } : {}) }
  return [
    validPartition(words, `${label} is ${words}`, { kind: 'temporal', of, ...ends }),
    ...(below ? [outside(label, of, { max: below }, violationAt('below', range))] : []),
    ...(above ? [outside(label, of, { min: above }, violationAt('above', range))] : []),
    ...betweenSteps(label, range),
    ...temporalEdges(range, points).map((value) => edge(label, value, range)),
  ]
}

/**
 * Boundary values of a range of dates or times, ascending: its ends and their neighbours outside, with three points also those inside
 * and the second ones outside. Where the order of two ends depends on the day of the run, the lower end's values come first.
 * Source: ISTQB Foundation Level Syllabus v4.0.1, section 4.2.2.
 */
export function temporalEdges({ of, min, max, step = 1 }: TemporalRange, points: 2 | 3): Moment[] {
  const near = (points === 2 ? [-1, 0] : [-2, -1, 0, 1]).map((steps) => steps * step)
  const values = [
    ...(min ? near.map((steps) => shifted(min, steps, of)) : []),
    ...(max ? near.map((steps) => shifted(max, -steps, of)).toReversed() : []),
  ].filter((value) => value !== undefined)
  const distinct = values.filter(
    (value, index) => values.findIndex((other) => compareMoments(other, value) === 0) === index,
  )
  return distinct.sort((a, b) => compareMoments(a, b) ?? 0)
}

/** A time between two that the text allows. */
function betweenSteps(label: string, { min, step }: TemporalRange): Unmarked[] {
  if (step === undefined || min?.from !== 'calendar') return []
  const words = `between two steps of ${step} minutes`
  return [wrongPartition(words, `${label} is ${words}`, { kind: 'offStep', base: min.at, step }, 'any')]
}

function outside(
  label: string,
  of: TemporalKind,
  side: { min?: Moment; max?: Moment },
  violation: Violation,
): Unmarked {
  const words = sayRange({ of, ...side })
  return wrongPartition(words, `${label} is ${words}`, { kind: 'temporal', of, ...side }, violation)
}

function edge(label: string, value: Moment, range: TemporalRange): Unmarked {
  const position = positionIn(value, range)
  const words = sayMoment(value, range.of)
  const violation = position === 'below' || position === 'above' ? violationAt(position, range) : undefined
  const birthday = range.byAge && sayBirthday(value)
  const meaning = birthday === undefined ? '' : ` (${birthday})`
  return boundary(
    words,
    `${label} is ${words}${meaning}`,
    { kind: 'temporalIs', of: range.of, value },
    violation,
  )
}

/** Which side of the range a literal lies on, in the words of messages; what is no date or time breaks the format. */
export function violationOfMoment(literal: string, range: TemporalRange): Violation {
  const moment = parseMoment(literal, range.of)
  const position = moment && positionIn(moment, range)
  return position === 'below' || position === 'above' ? violationAt(position, range) : 'format'
}

/** A later day of birth is a lower age, so texts call it too young. */
function violationAt(position: 'below' | 'above', { byAge }: TemporalRange): Violation {
  if (!byAge) return position
  return position === 'below' ? 'above' : 'below'
}

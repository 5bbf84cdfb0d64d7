import { atScale, parseDecimal, numberPattern } from '../../../numbers/decimal.ts'
import { toSmaller } from './mixed-units.ts'
import type { Bound, Quantity } from './quantities.ts'
import type { LengthRange, NumberRange } from '../types.ts'
import { hasCents, readUnit } from './units.ts'

const stepWords = new RegExp(
  `\\b(?:in steps of|in increments of|multiples? of|divisible by|step(?: size)?(?: of)?:?)\\s+(${numberPattern})`,
  'i',
)
const anyStep = /\b(?:in steps of|in increments of|multiples? of|step)/i
const multipleWords = /\b(?:multiples? of|divisible by)\b/i
const decimalsWords = /\b(?:(one|two|three|four|[1-6]) (?:decimal places?|decimals|fraction digits))/i
const wholeWords = /\b(?:whole|integers?|int)\b/i
const numericWords = /\b(?:whole|integers?|int|numbers?|numeric|decimal|with cents)\b/i

/** The range as lengths in characters; an exclusive bound moves by one. */
export function toLength({ min, max }: Quantity): LengthRange {
  const low = min ? Number(atScale(min.value, 0)) + (min.inclusive ? 0 : 1) : 0
  return { min: low, ...(max ? { max: Number(atScale(max.value, 0)) - (max.inclusive ? 0 : 1) } : {}) }
}

/**
 * The range as exact numbers with a step: cents for money, the finest decimals written otherwise, a stated step first.
 * `text` is the sentence that states the range.
 */
export function toNumber({ min, max, unit }: Quantity, text: string): NumberRange {
  const stated = anyStep.test(text) && !inOtherUnit(text, unit) ? stepWords.exec(text)?.[1] : undefined
  const places =
    { one: 1, two: 2, three: 3, four: 4 }[decimalsWords.exec(text)?.[1]?.toLowerCase() ?? ''] ??
    Number(decimalsWords.exec(text)?.[1] ?? 0)
  const whole = wholeWords.test(text)
  const written = Math.max(
    min?.value.scale ?? 0,
    max?.value.scale ?? 0,
    stated ? parseDecimal(stated).scale : 0,
    places || 0,
  )
  const cents = unit?.dimension === 'money' && !whole && !stated && hasCents(unit)
  const scale = Math.max(written, cents ? 2 : 0)
  const step = stated ? atScale(parseDecimal(stated), scale) || 1n : 1n
  const units = (bound: Bound, inwards: bigint) =>
    atScale(bound.value, scale) + (bound.inclusive ? 0n : inwards)
  const bounds = {
    ...(min ? { min: units(min, step) } : {}),
    ...(max ? { max: units(max, -step) } : {}),
  }
  return {
    ...(multipleWords.test(text) ? onMultiples(bounds, step) : bounds),
    scale,
    step,
    ...(stated ? { stepped: true as const } : {}),
    numeric: numericWords.test(text),
    whole,
    ...(unit && unit.dimension !== 'count' ? { unit: unit.written } : {}),
    ...(unit?.dimension === 'count' ? { floor: 0n } : {}),
  }
}

/** "between 1 and 8 hours, in steps of 30 minutes": a step in another unit is none of the range as it is typed. */
function inOtherUnit(text: string, unit: Quantity['unit']): boolean {
  const step = stepWords.exec(text)
  const after = step ? readUnit(text.slice(step.index + step[0].length)) : undefined
  return after !== undefined && unit !== undefined && toSmaller(after.written, unit.written) !== undefined
}

/** The first and the last multiple of the step inside the bounds. */
function onMultiples(
  { min, max }: { min?: bigint; max?: bigint },
  step: bigint,
): { min?: bigint; max?: bigint } {
  const over = (value: bigint) => ((value % step) + step) % step
  return {
    ...(min === undefined ? {} : { min: over(min) === 0n ? min : min + step - over(min) }),
    ...(max === undefined ? {} : { max: max - over(max) }),
  }
}

/** "The quota must be a multiple of 5" without a range. */
export function readStep(text: string): NumberRange | undefined {
  const stated = multipleWords.test(text) ? stepWords.exec(text)?.[1] : undefined
  if (stated === undefined) return undefined
  const { digits, scale } = parseDecimal(stated)
  return digits > 0n ? { scale, step: digits, stepped: true, numeric: false, whole: false } : undefined
}

/** A range whose values are also multiples of the step that another sentence states. */
export function withStep(range: NumberRange, { step, scale }: NumberRange): NumberRange {
  const finest = Math.max(range.scale, scale)
  const units = (value: bigint) => atScale({ digits: value, scale: range.scale }, finest)
  const wide = atScale({ digits: step, scale }, finest)
  const bounds = {
    ...(range.min === undefined ? {} : { min: units(range.min) }),
    ...(range.max === undefined ? {} : { max: units(range.max) }),
  }
  return { ...range, ...onMultiples(bounds, wide), scale: finest, step: wide, stepped: true }
}

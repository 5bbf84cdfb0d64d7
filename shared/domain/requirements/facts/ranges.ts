import { atScale, parseDecimal, numberPattern } from './decimal.ts'
import type { Bound, Quantity } from './quantities.ts'
import type { LengthRange, NumberRange } from './types.ts'

const stepWords = new RegExp(
  `\\b(?:in steps of|in increments of|multiples? of|step(?: size)?(?: of)?:?)\\s+(${numberPattern})`,
  'i',
)
const decimalsWords = /\b(?:(one|two|three|four|[1-6]) (?:decimal places?|decimals|fraction digits))/i
const wholeWords = /\b(?:whole|integers?|int)\b/i
const numericWords = /\b(?:whole|integers?|int|numbers?|numeric|decimal)\b/i

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
  const stated = stepWords.exec(text)?.[1]
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
  const cents = unit?.dimension === 'money' && !whole && !stated && !/\bcents?\b/i.test(unit.written)
  const scale = Math.max(written, cents ? 2 : 0)
  const step = stated ? atScale(parseDecimal(stated), scale) || 1n : 1n
  const units = (bound: Bound, inwards: bigint) =>
    atScale(bound.value, scale) + (bound.inclusive ? 0n : inwards)
  return {
    ...(min ? { min: units(min, step) } : {}),
    ...(max ? { max: units(max, -step) } : {}),
    scale,
    step,
    ...(stated ? { stepped: true as const } : {}),
    numeric: numericWords.test(text),
    whole,
    ...(unit && unit.dimension !== 'count' ? { unit: unit.written } : {}),
    ...(unit?.dimension === 'count' ? { floor: 0n } : {}),
  }
}

import { decimalText, exact, placesOf } from '../../requirement-model/decimal.ts'
import { number, type Subject, type Value } from '../../requirement-model/index.ts'
import { stepOf, stepped } from '../items/ordered.ts'

/**
 * The roundest multiple of `step` in the middle half between two decimals, as a person would choose it: 20 between 5 and 40, 500.00
 * between 0.00 and 900.00. An end may be open.
 */
function niceBetween(low: string | undefined, high: string | undefined, step: string): string | undefined {
  const places = placesOf(step)
  const unit = 10 ** places
  const from = low === undefined ? undefined : Number(low) * unit
  const to = high === undefined ? undefined : Number(high) * unit
  const stride = Math.round(Number(step) * unit)
  const least = from ?? (to !== undefined && to <= 0 ? to - 100 * unit : 0)
  const most = to ?? Math.max(least * 2, least + 10 * unit)
  if (!Number.isSafeInteger(Math.round(most)) || stride <= 0 || most < least) return undefined
  const quarter = (most - least) / 4
  const found = roundest(least + quarter, most - quarter, stride) ?? roundest(least, most, stride)
  const value = found === undefined ? undefined : exact(decimalOf(found, places))
  return value && decimalText(value, { places })
}

function roundest(least: number, most: number, stride: number): number | undefined {
  for (let power = 10 ** Math.ceil(Math.log10(Math.max(1, most))); power >= 1; power /= 10)
    for (const size of [power * 5, power * 2, power]) {
      if (size % stride !== 0) continue
      const value = Math.ceil(least / size) * size
      if (value <= most && value >= least && value !== 0) return value
    }
  const next = Math.ceil(least / stride) * stride
  return next <= most ? next : undefined
}

function decimalOf(units: number, places: number): string {
  const sign = units < 0 ? '-' : ''
  const digits = String(Math.abs(Math.round(units))).padStart(places + 1, '0')
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** A round number of each interval between the limits, those with two ends first; then the limits, and what lies beside the step. */
export function numbersOf(subject: Subject, edges: string[]): Value[] {
  const step = stepOf(subject)
  const cuts = [...new Set(edges)].sort((a, b) => Number(a) - Number(b))
  const finest = cuts.reduce((least, cut) => {
    const own = stepOf({ ...subject, step: undefined } as Subject, { kind: 'value', value: number(cut) })
    return Number(own) < Number(least) && subject.step === undefined ? own : least
  }, step)
  // Between two neighbours there is nothing usual.
  const limits = new Set(cuts)
  const between = cuts.slice(1).flatMap((cut, index): { value: string; spread: number }[] => {
    const value = niceBetween(cuts[index], cut, finest)
    if (value === undefined || limits.has(value)) return []
    const [low, amount, high] = [Number(cuts[index]), Number(value), Number(cut)]
    return [{ value, spread: low < amount && amount < high ? high - low : 0 }]
  })
  const widest = between.toSorted((a, b) => b.spread - a.spread).map(({ value }) => value)
  const outside = [
    niceBetween(cuts.at(-1) ?? '0', undefined, finest),
    cuts[0] && niceBetween(undefined, cuts[0], finest),
  ]
  const beside = stepped(
    between[0]?.value ?? outside[0] ?? '7',
    `0.${'0'.repeat(finest.split('.')[1]?.length ?? 0)}5`,
    1,
  )
  const usual = [...widest, ...outside.flatMap((one) => (one ? [one] : []))]
  const uneven = usual
    .slice(0, 1)
    .flatMap((one) => [1, 3, 7].map((times) => stepped(one, multiple(finest, times), 1)))
  return [...usual, ...cuts, ...uneven, beside].map(number)
}

const multiple = (step: string, times: number): string =>
  Array.from({ length: times - 1 }).reduce<string>((sum) => stepped(sum, step, 1), step)

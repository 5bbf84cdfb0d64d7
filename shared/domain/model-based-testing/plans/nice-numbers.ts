import { decimalText, exact, placesOf } from '../../requirement-model/decimal.ts'

/**
 * The roundest multiple of `step` in the middle half between two decimals, as a person would choose it: 20 between 5 and 40, 500.00
 * between 0.00 and 900.00. An end may be open.
 */
export function niceBetween(
  low: string | undefined,
  high: string | undefined,
  step: string,
): string | undefined {
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

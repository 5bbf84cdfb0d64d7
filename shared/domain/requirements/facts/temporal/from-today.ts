import type { Quantity } from '../quantities/quantities.ts'
import { readQuantities } from '../quantities/quantities.ts'
import type { Part } from './bounds.ts'
import { today, type Moment } from './moment.ts'

const ahead =
  /^\s(?:in (?:the )?future|in advance|ahead(?: of today)?|from (?:today|now|the (?:current|present) (?:date|day))(?: on)?|after (?:today|the current (?:date|day)))\b/i
const back = /^\s(?:in (?:the )?past|ago|back|before (?:today|the current (?:date|day)))\b/i
const window =
  /\b(?:within|in|during) the (next|coming|following|last|past|previous) (\d{1,5}|[a-z]{3,9}) (days?|weeks?|months?|years?)\b/gi

/** Sides counted in days, weeks, months or years from today: "at least 1 day and at most 365 days in the future", "within the last 30 days". */
export function countedFromToday(text: string): Part[] {
  if (!/\b(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i.test(text)) return []
  const windows = [...text.matchAll(window)].flatMap((match): Part[] => {
    const [whole, which = '', count = '', unit = ''] = match
    const number = readQuantities(`at least ${count}`)[0]?.min?.value
    if (!number || number.scale > 0) return []
    const past = /^(?:last|past|previous)$/i.test(which)
    const other = offset(Number(number.digits) * (past ? -1 : 1), unit, 0)
    const ends = past ? { min: other, max: today() } : { min: today(), max: other }
    return other
      ? [{ of: 'date', ...(ends as { min: Moment; max: Moment }), ...spanOf(match.index, whole) }]
      : []
  })
  const taken = new Uint8Array(text.length)
  for (const { start, end } of windows) taken.fill(1, start, end)
  const quantities = readQuantities(text).filter(
    ({ unit, start, end }) =>
      (unit === undefined || unit.dimension === 'duration') && !taken.subarray(start, end).includes(1),
  )
  return [...windows, ...counted(quantities, text)]
}

function spanOf(start: number, words: string): { start: number; end: number } {
  return { start, end: start + words.length }
}

/** A part without sides is one that no calendar holds. Direction and unit may stand behind the last of several quantities: "less than 1 or more than 30 days in the future". */
function counted(quantities: Quantity[], text: string): Part[] {
  const parts: Part[] = []
  let next: { sign: 1 | -1; unit: Quantity['unit'] } | undefined
  for (const quantity of quantities.toReversed()) {
    const tail = text.slice(quantity.end, quantity.end + 40)
    const own = ahead.exec(tail) ?? back.exec(tail)
    if (own) next = { sign: ahead.test(tail) ? 1 : -1, unit: quantity.unit }
    else if (isAge(quantity, text)) next = { sign: -1, unit: quantity.unit }
    else if (!/^[\s,]*(?:or|and)[\s,]/i.test(tail)) next = undefined
    const unit = quantity.unit ?? next?.unit
    if (next) {
      const ends = unit ? sides({ ...quantity, unit }, next.sign) : {}
      const end = quantity.end + (own?.[0].length ?? 0)
      parts.unshift({ of: 'date', ...ends, start: quantity.start, end })
    }
  }
  return parts
}

/** "not older than 30 days" speaks of days ago; years may be the age of a person. */
function isAge({ unit, start, end }: Quantity, text: string): boolean {
  return /^(?:day|week|month)/i.test(unit?.written ?? '') && /\bolder than\s/i.test(text.slice(start, end))
}

function sides({ min, max, unit }: Quantity, sign: 1 | -1): Pick<Part, 'min' | 'max'> {
  const at = (bound: Quantity['min'], inwards: number) =>
    bound && bound.value.scale === 0
      ? offset(Number(bound.value.digits) * sign, unit?.written ?? '', bound.inclusive ? 0 : inwards * sign)
      : undefined
  const near = at(min, 1)
  const far = at(max, -1)
  if ((min && !near) || (max && !far)) return {}
  const [low, high] = sign === 1 ? [near, far] : [far, near]
  return { ...(low ? { min: low } : {}), ...(high ? { max: high } : {}) }
}

/** So many units from today and then days; undefined for a unit below a day or a number that no calendar holds. */
export function offset(count: number, unit: string, days: number): Moment | undefined {
  if (Math.abs(count) > 36_500 || /^(?:ms|milli|sec|min|hour)/i.test(unit)) return undefined
  if (/^year/i.test(unit)) return Math.abs(count) > 1000 ? undefined : today(days, count * 12)
  if (/^month/i.test(unit)) return today(days, count)
  return today(count * (/^week/i.test(unit) ? 7 : 1) + days)
}

import { atScale, numberPattern, parseDecimal, type Decimal } from '../../../numbers/decimal.ts'
import { times, toSmaller } from './mixed-units.ts'
import { currencyBefore, currencyCodes, readUnit, type Unit } from './units.ts'

export interface Bound {
  value: Decimal
  inclusive: boolean
}

/** A range that the text states, with the span of the words that state it. */
export interface Quantity {
  min?: Bound
  max?: Bound
  unit?: Unit
  start: number
  end: number
}

type Shape = 'between' | 'min' | 'max' | 'above' | 'under' | 'exactly'

const money = `(?:(?:[€$£¥]|\\b(?:${currencyCodes}))\\s?)?`
const gap = '(?:[\\s-]?[a-zA-Z%€$£¥°]{1,12})?'
const n = `${money}(${numberPattern})`
const than = (words: string) => `(?:${words})\\s+than\\s+`
const low = 'less|fewer|lower|shorter|smaller|younger|earlier|lighter'
const high = 'more|greater|higher|longer|larger|older|bigger|later|heavier'
const no =
  "(?:no|not|never|cannot|can't|mustn't|may not)\\s+(?:(?:be|have|contain|exceed|last|take|stay|weigh|cost|measure|run|lie|go|fall|drop|rise|be\\s+(?:booked|placed|made|reserved|ordered|set|dated|entered|given))\\s+(?:for\\s+)?)?"

const orMore = ['more', 'above', 'older', 'higher', 'longer', 'over', 'greater', 'up', 'later']
const orLess = ['less', 'fewer', 'below', 'younger', 'lower', 'shorter', 'under']
const either = (words: string[]) => words.flatMap((word) => [`or ${word}`, `and ${word}`])

/** A way to state a range; one of the words stands in every text that has it. */
interface Form {
  shape: Shape
  words: string[]
  source: string
  pattern?: RegExp
}

const forms = (
  [
    ['between', ['between'], `\\bbetween\\s+${n}${gap}\\s+(?:and|to)\\s+${n}`],
    ['between', ['from'], `\\bfrom\\s+${n}${gap}\\s+(?:up\\s+)?(?:to|through|until)\\s+${n}`],
    ['between', ['range', 'limit'], `\\b(?:range|limits?)\\s+(?:of\\s+)?${n}${gap}\\s+(?:to|and)\\s+${n}`],
    [
      'between',
      ['to', 'through', '–', '—', '-', '..', '…'],
      `(?<![\\w.,/-])${n}${gap}\\s*(?:to|through|–|—|-|\\.\\.\\.?|…)\\s*${n}(?![\\w]*[-/]\\d)`,
    ],
    ['max', ['than'], `${no}${than(high)}${n}`],
    ['min', ['than'], `${no}${than(low)}${n}`],
    // "Not under eighteen" is a lower limit, "under eighteen" an upper one.
    ['max', ['over', 'above'], `${no}(?:over|above)\\s+${n}`],
    ['min', ['under', 'below'], `${no}(?:under|below)\\s+${n}`],
    ['max', ['exceed'], `(?:\\bnot|cannot|can't|never)\\s+exceed(?:ing)?\\s+${n}`],
    [
      'min',
      ['least', 'less', 'min', '≥', '>='],
      `(?:\\bat\\s+least|\\bno\\s+less\\s+than|\\bminimum(?:\\s+(?:length|value|size|amount|age|number))?(?:\\s+(?:of|is))?:?|\\bmin\\b\\.?:?|≥|>=)\\s*${n}`,
    ],
    [
      'max',
      ['most', 'up', 'max', '≤', '<=', 'limit'],
      `(?:\\bat\\s+most|\\bup\\s+to|\\bmaximum(?:\\s+(?:length|value|size|amount|age|number))?(?:\\s+(?:of|is))?:?|\\bmax\\b\\.?:?|≤|<=|\\blimited\\s+to|\\ba\\s+limit\\s+of)\\s*${n}`,
    ],
    [
      'above',
      ['than', 'over', 'above', 'exceed', '>'],
      `(?:\\b(?:${high})\\s+than|\\bover|\\babove|\\bexceed(?:s|ing)?|>)\\s*${n}`,
    ],
    ['under', ['than', 'under', 'below', '<'], `(?:\\b(?:${low})\\s+than|\\bunder|\\bbelow|<)\\s*${n}`],
    ['exactly', ['exactly', 'precisely'], `\\b(?:exactly|precisely)\\s+${n}`],
    ['min', either(orMore), `(?<![\\w.,-])${n}${gap}\\s+(?:or|and)\\s+(?:${orMore.join('|')})\\b`],
    ['max', either(orLess), `(?<![\\w.,-])${n}${gap}\\s+(?:or|and)\\s+(?:${orLess.join('|')})\\b`],
    ['min', ['+'], `(?<![\\w.,-])${n}\\+(?![\\d+])`],
    ['min', ['min'], `(?<![\\w.,-])${n}${gap}\\s+(?:minimum|min\\b)`],
    ['max', ['max'], `(?<![\\w.,-])${n}${gap}\\s+(?:maximum|max\\b)`],
  ] as [Shape, string[], string][]
).map(([shape, words, source]): Form => ({ shape, words, source }))

// Most sentences hold no number, and the expressions above are dear to compile and to try.
const anyNumber = new RegExp(numberPattern, 'i')

// The readers of one sentence ask for the same text again and again.
const recent = new Map<string, Quantity[]>()
const mostRecent = 50
const longestKept = 2000

/**
 * Finds every range that a masked sentence states: between/and, from/to, 8–64, at least, at most, up to, no more than,
 * minimum, maximum, exactly, more/less than, over/under, ≥, "3 or more". Ranges are returned in text order and do not overlap;
 * a lower and an upper bound beside each other ("at least 3 and at most 20 characters") are one range.
 */
export function readQuantities(masked: string): Quantity[] {
  if (!anyNumber.test(masked)) return []
  const kept = recent.get(masked)
  if (kept) return [...kept]
  const found = quantitiesIn(masked)
  if (recent.size >= mostRecent) recent.clear()
  if (masked.length <= longestKept) recent.set(masked, found)
  return [...found]
}

function quantitiesIn(masked: string): Quantity[] {
  const found: Quantity[] = []
  const taken = new Uint8Array(masked.length)
  const lower = masked.toLowerCase().replace(/\s+/g, ' ')
  for (const form of forms) {
    const { shape, words, source } = form
    if (!words.some((word) => lower.includes(word))) continue
    form.pattern ??= new RegExp(source, 'gi')
    for (const match of masked.matchAll(form.pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (taken.subarray(start, end).includes(1)) continue
      const quantity = quantityOf(shape, match, masked)
      // "ISO 8601-2" is a number with a part, not a range that falls; "20-8 characters" is one.
      const part = isReversed(quantity) && quantity.unit === undefined && /\d\s?[-–]\s?\d/.test(match[0])
      if (!part) {
        found.push(quantity)
        taken.fill(1, quantity.start, quantity.end)
      }
    }
  }
  return joined(
    found.sort((a, b) => a.start - b.start),
    masked,
  )
}

/** A range whose minimum lies above its maximum states nothing. */
export function isReversed({ min, max }: Quantity): boolean {
  if (!min || !max) return false
  const scale = Math.max(min.value.scale, max.value.scale)
  return atScale(min.value, scale) > atScale(max.value, scale)
}

function quantityOf(shape: Shape, match: RegExpMatchArray, masked: string): Quantity {
  const start = match.index ?? 0
  const end = start + match[0].length
  const first = parseDecimal(match[1] ?? '0')
  const second = parseDecimal(match[2] ?? match[1] ?? '0')
  const unit = unitOf(match, masked, end)
  const span = {
    start,
    end: end + (unit && unit.after ? unit.length : 0),
    ...(unit ? { unit: { written: unit.written, dimension: unit.dimension } } : {}),
  }
  const bound = (value: Decimal, inclusive: boolean): Bound => ({ value, inclusive })
  if (shape === 'between') {
    const written = match[0].slice(match[0].indexOf(match[1] ?? '') + (match[1] ?? '').length)
    return oneUnit({ ...span, min: bound(first, true), max: bound(second, true) }, readUnit(written))
  }
  if (shape === 'exactly') return { ...span, min: bound(first, true), max: bound(first, true) }
  if (shape === 'min' || shape === 'above') return { ...span, min: bound(first, shape === 'min') }
  return { ...span, max: bound(first, shape === 'max') }
}

function unitOf(
  match: RegExpMatchArray,
  masked: string,
  end: number,
): (Unit & { length: number; after: boolean }) | undefined {
  const last = match[2] ?? match[1] ?? ''
  const inside = match[0].lastIndexOf(last)
  const before = currencyBefore(match[0].slice(Math.max(0, inside - 5), inside))
  if (before) return { ...before, length: 0, after: false }
  const tail = readUnit(match[0].slice(inside + last.length))
  if (tail && tail.dimension !== 'count') return { ...tail, after: false }
  const after = readUnit(masked.slice(end, end + 60))
  if (after) return { ...after, after: true }
  const first = match[1] ?? ''
  const middle =
    match[2] === undefined ? undefined : readUnit(match[0].slice(match[0].indexOf(first) + first.length))
  return middle && middle.dimension !== 'count' ? { ...middle, after: false } : undefined
}

function joined(found: Quantity[], masked: string): Quantity[] {
  const result: Quantity[] = []
  for (const next of found) {
    const last = result.at(-1)
    const between = last ? masked.slice(last.end, next.start) : ''
    const adjacent =
      /^[\s,;(]*(?:and|but|to)?[\s,;(]*(?:a |an |also |has |have |must |be |not |with )*$/i.test(between)
    const open =
      last &&
      ((last.min && !last.max && next.max && !next.min) || (last.max && !last.min && next.min && !next.max))
    if (last && open && adjacent) result[result.length - 1] = merge(last, next)
    else result.push(next)
  }
  return result
}

/** "between 15 minutes and 8 hours" in minutes; `unit` is that of the first value, the range has the one of the last. */
function oneUnit(
  range: Quantity,
  unit: Pick<Unit, 'written' | 'dimension'> | undefined,
  low = true,
): Quantity {
  const { min, max, unit: last } = range
  const factors = unit && last ? toSmaller(unit.written, last.written) : undefined
  if (!factors || !unit || !last || !min || !max) return range
  const [least, most] = low ? [factors.first, factors.second] : [factors.second, factors.first]
  const { written, dimension } = factors.first === 1n ? unit : last
  return {
    ...range,
    min: { ...min, value: times(min.value, least) },
    max: { ...max, value: times(max.value, most) },
    unit: { written, dimension },
  }
}

function merge(first: Quantity, second: Quantity): Quantity {
  return oneUnit(together(first, second), first.unit, first.min !== undefined)
}

function together(first: Quantity, second: Quantity): Quantity {
  const unit = second.unit ?? first.unit
  const min = first.min ?? second.min
  const max = first.max ?? second.max
  return {
    ...(min ? { min } : {}),
    ...(max ? { max } : {}),
    ...(unit ? { unit } : {}),
    start: first.start,
    end: second.end,
  }
}

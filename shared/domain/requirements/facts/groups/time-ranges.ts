import { parseDecimal } from '../../../numbers/decimal.ts'

/** A part of the time before or after an event, in whole units, with its place in the text. */
export interface TimeRange {
  start: number
  end: number
  unit?: string
  side?: 'before' | 'after'
  event?: string
  min?: bigint
  max?: bigint
  /** "later", "after that": what is left on the far side of the ranges before. */
  rest?: 'later' | 'earlier' | 'else'
  /** It overlaps a range before and begins where that one ends. */
  cut?: true
}

const number = '(\\d{1,4}|one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|thirty)'
const lead =
  '(at least|from|between|more than|over|less than|fewer than|under|up to|until|within|no later than|not later than|in the last|in the first|at most|the last|the first)'
const event =
  '((?:the |an? |its |their |his |her )?[a-z][\\w-]*(?: (?:of|date|begins|starts|day|time)(?: (?:the )?[a-z][\\w-]*)?)?)'
const range = new RegExp(
  `(?:${lead} )?${number}(?: ?(?:to|–|-|and|until) ?${number})?(?: (full|whole|calendar))? (minutes?|hours?|days?|weeks?|months?)(?: (or more|and more|or longer|or earlier|or less|or later|or fewer|at the latest))?(?: (before|prior to|ahead of|after|following|from|since) ${event})?`,
  'gi',
)
const rest =
  /(?:^|[,;:. ])((?:(?:and |or )?(?:even )?(?:otherwise|in all other cases|later than that|later|after that|afterwards|thereafter|from then on|after this|any later)|(?:and )?(?:earlier|before that)))(?=[,:; ]|$)/gi

/** All parts of time that a sentence names, in the order of the text. A bare "2 days" without words that make it a range is none. */
export function timeRanges(text: string): TimeRange[] {
  const found: TimeRange[] = []
  for (const match of text.matchAll(range)) {
    const one = rangeOf(match)
    if (one) found.push(one)
  }
  for (const match of text.matchAll(rest)) {
    const words = match[1] ?? ''
    const start = match.index + match[0].length - words.length
    if (found.some((one) => start >= one.start && start < one.end)) continue
    found.push({
      start,
      end: start + words.length,
      rest: /earlier|before/i.test(words) ? 'earlier' : /otherwise|all other/i.test(words) ? 'else' : 'later',
    })
  }
  return found.sort((a, b) => a.start - b.start)
}

function rangeOf(match: RegExpMatchArray): TimeRange | undefined {
  const [whole, first = '', from = '', to, , unit = '', tail = '', side, what] = match
  const start = match.index ?? 0
  const one = parseDecimal(from).digits
  const base = {
    start,
    end: start + whole.length,
    unit: unit.toLowerCase().replace(/s?$/, 's'),
    ...(side === undefined
      ? {}
      : { side: /before|prior|ahead/i.test(side) ? ('before' as const) : ('after' as const) }),
    ...(what === undefined ? {} : { event: what.toLowerCase().replace(/^(?:the|its|their|his|her) /, '') }),
  }
  if (to !== undefined) {
    const two = parseDecimal(to).digits
    return one < two ? { ...base, min: one, max: two } : { ...base, min: two, max: one }
  }
  if (/^(?:or more|and more|or longer|or earlier)$/i.test(tail)) return { ...base, min: one }
  if (/^(?:or less|or fewer)$/i.test(tail)) return { ...base, max: one }
  if (/^(?:more than|over)$/i.test(first)) return { ...base, min: one + 1n }
  if (/^(?:less than|fewer than|under)$/i.test(first)) return { ...base, max: one - 1n }
  if (/^at least$/i.test(first)) return { ...base, min: one }
  if (/^(?:within|in the last|in the first|the last|the first|at most)$/i.test(first))
    return { ...base, max: one }
  if (/^(?:up to|until|no later than|not later than)$/i.test(first) || /^at the latest$/i.test(tail))
    // "Up to 14 days before" has 14 days or more left; "up to 14 days after" has passed 14 or fewer.
    return side === undefined
      ? { ...base, max: one, min: one }
      : /before|prior|ahead/i.test(side)
        ? { ...base, min: one }
        : { ...base, max: one }
  return undefined
}

/**
 * The ranges completed by each other: unit, event and side are said once, "up to" means the side of the event, "later" is what is left.
 * Undefined where they overlap, leave the unit open, or nothing says from which event they count.
 */
export function completed(
  ranges: TimeRange[],
): (TimeRange & { unit: string; side: 'before' | 'after'; event: string })[] | undefined {
  const { side, event: what } = ranges.find((one) => one.event !== undefined) ?? {}
  const unit = ranges.find((one) => one.unit !== undefined)?.unit
  if (side === undefined || what === undefined || unit === undefined) return undefined
  if (ranges.some((one) => (one.unit ?? unit) !== unit || (one.side ?? side) !== side)) return undefined
  const plain = ranges.map((one) => {
    if (one.side === undefined && one.min !== undefined && one.min === one.max) {
      const { min, max, ...more } = one
      return side === 'before' ? { ...more, min } : { ...more, max }
    }
    return one
  })
  const done: TimeRange[] = []
  for (const one of plain) {
    const next = one.rest ? leftFor(one, done, side) : beside(one, done)
    if (!next) return undefined
    done.push(next)
  }
  return done.map((one) => ({ ...one, unit, side, event: what }))
}

/** "Up to 14 days" behind "up to 30 days" begins where that one ends. */
function beside(one: TimeRange, done: TimeRange[]): TimeRange | undefined {
  let { min, max } = one
  for (const other of done) {
    if (min !== undefined && max === undefined && other.min !== undefined && other.min > min)
      max = other.min - 1n
    else if (max !== undefined && min === undefined && other.max !== undefined && other.max < max)
      min = other.max + 1n
    const apart =
      (max !== undefined && other.min !== undefined && max < other.min) ||
      (min !== undefined && other.max !== undefined && min > other.max)
    if (!apart) return undefined
  }
  const cut = min !== one.min || max !== one.max
  return {
    ...one,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(cut ? { cut } : {}),
  }
}

/** Later than all ranges before an event is nearer to it, later than all after it is farther away. */
function leftFor(one: TimeRange, done: TimeRange[], side: 'before' | 'after'): TimeRange | undefined {
  if (done.length === 0) return undefined
  // "Otherwise" is whatever side the ranges leave open; where they leave both, it says nothing.
  const open = {
    below: done.every(({ min }) => min !== undefined),
    above: done.every(({ max }) => max !== undefined),
  }
  if (one.rest === 'else' && open.below === open.above) return undefined
  const nearer = one.rest === 'else' ? open.below : (one.rest === 'later') === (side === 'before')
  const edges = done.map(({ min, max }) => (nearer ? min : max))
  if (edges.some((edge) => edge === undefined)) return undefined
  const known = edges.filter((edge) => edge !== undefined)
  const least = known.reduce((a, b) => (nearer ? (b < a ? b : a) : b > a ? b : a))
  return nearer ? { ...one, max: least - 1n } : { ...one, min: least + 1n }
}

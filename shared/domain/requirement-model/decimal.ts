/** An exact number: a fraction of whole numbers in lowest terms, so that a third times three is one. `below` is above 0. */
export interface Exact {
  above: bigint
  below: bigint
}

const shape = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?$/
/** Beyond it a number stands for nothing that a page could show. */
const tooLong = 10n ** 40n

const mostKept = 5000
const kept = new Map<string, Exact | undefined>()

/** The number that a decimal text stands for; undefined for any other text. */
export function exact(text: string): Exact | undefined {
  const before = kept.get(text)
  if (before !== undefined || kept.has(text)) return before
  const found = read(text)
  // One text of thousands of numbers must not leave all later ones without.
  if (kept.size >= mostKept) kept.clear()
  if (text.length < 40) kept.set(text, found)
  return found
}

function read(text: string): Exact | undefined {
  const match = shape.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', rest = ''] = match
  const above = BigInt(whole + rest)
  return fraction(sign === '-' ? -above : above, 10n ** BigInt(rest.length))
}

export const exactOf = (whole: number): Exact => ({ above: BigInt(whole), below: 1n })

export const plus = (a: Exact, b: Exact): Exact =>
  fraction(a.above * b.below + b.above * a.below, a.below * b.below)
export const minus = (a: Exact, b: Exact): Exact => plus(a, { above: -b.above, below: b.below })
export const times = (a: Exact, b: Exact): Exact => fraction(a.above * b.above, a.below * b.below)

/** Undefined where it is divided by nothing. */
export function dividedBy(a: Exact, b: Exact): Exact | undefined {
  if (b.above === 0n) return undefined
  return b.above < 0n
    ? fraction(-a.above * b.below, -a.below * b.above)
    : fraction(a.above * b.below, a.below * b.above)
}

/** Below 0, 0 or above 0, as `a` is less than, equal to or greater than `b`. */
export function order(a: Exact, b: Exact): -1 | 0 | 1 {
  const [left, right] = a.below === b.below ? [a.above, b.above] : [a.above * b.below, b.above * a.below]
  return left < right ? -1 : left > right ? 1 : 0
}

/** The nearest multiple of `to`: ties away from 0 ("half-up") or to the even one; "up" is away from 0, "down" towards it. */
export function rounded(
  value: Exact,
  to: Exact,
  mode: 'half-up' | 'half-even' | 'up' | 'down',
): Exact | undefined {
  const share = to.above > 0n ? dividedBy(value, to) : undefined
  if (!share) return undefined
  const size = share.above < 0n ? -share.above : share.above
  const whole = size / share.below
  const twice = (size % share.below) * 2n
  const tie = twice === share.below
  const more =
    mode === 'down'
      ? false
      : mode === 'up'
        ? twice > 0n
        : tie
          ? mode === 'half-up' || whole % 2n === 1n
          : twice > share.below
  const steps = more ? whole + 1n : whole
  return times({ above: share.above < 0n ? -steps : steps, below: 1n }, to)
}

/** Whether it is a multiple of `step`. */
export const isMultiple = (value: Exact, step: Exact): boolean =>
  step.above !== 0n && (value.above * step.below) % (value.below * step.above) === 0n

/**
 * As a decimal text with at least so many places ("46.80"); undefined where it has no end (a third), and with `exactly` where it has more
 * places than that.
 */
export function decimalText(
  value: Exact,
  { places = 0, exactly = false }: { places?: number; exactly?: boolean } = {},
): string | undefined {
  if (value.below > tooLong || value.above > tooLong || value.above < -tooLong) return undefined
  let digits = places
  let scaled = value.above * 10n ** BigInt(digits)
  while (scaled % value.below !== 0n) {
    if (exactly || digits > 40) return undefined
    digits += 1
    scaled *= 10n
  }
  const whole = scaled / value.below
  const size = (whole < 0n ? -whole : whole).toString().padStart(digits + 1, '0')
  const text = digits === 0 ? size : `${size.slice(0, -digits)}.${size.slice(-digits)}`
  return whole < 0n ? `-${text}` : text
}

/** How many places a decimal text has behind its point: 2 for "0.01". */
export const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

function fraction(above: bigint, below: bigint): Exact {
  if (below === 1n) return { above, below }
  let a = above < 0n ? -above : above
  let b = below
  while (b > 0n) [a, b] = [b, a % b]
  return a > 1n ? { above: above / a, below: below / a } : { above, below }
}

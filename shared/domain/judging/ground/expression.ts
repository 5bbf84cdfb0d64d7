import Big from 'big.js'

/** What an expression comes to: its value and the numbers that stand in it, or why it has none. */
export type Worked = { value: Big; numbers: string[] } | { error: string }

const longest = 500
const deepest = 40
const mostDigits = 30
const token = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|([-+*/(),]))/gy

class Wrong extends Error {}

const functions: Record<string, (values: Big[]) => Big | undefined> = {
  round: ([value, places]) => inPlaces(value, places, (scaled) => scaled.round(0, 1)),
  floor: ([value, places]) => inPlaces(value, places, (scaled) => towards(scaled, -1)),
  ceil: ([value, places]) => inPlaces(value, places, (scaled) => towards(scaled, 1)),
  min: ([first, ...more]) => first && more.reduce((least, value) => (value.lt(least) ? value : least), first),
  max: ([first, ...more]) => first && more.reduce((most, value) => (value.gt(most) ? value : most), first),
}

const rounding = new Set(['round', 'floor', 'ceil'])

/**
 * Works out an expression exactly, in decimals: numbers, `+ - * / ( )`, a leading minus, `round(x, places)` (halves away from zero), `floor(x, places)`,
 * `ceil(x, places)`, `min`, `max`. Quotients have 20 decimals. At most 500 characters and 40 levels; anything else is an error in words, never thrown.
 */
export function workOut(expression: string): Worked {
  if (expression.length > longest) return { error: 'it is longer than 500 characters' }
  const tokens = tokensOf(expression.toLowerCase())
  if (!tokens) return { error: 'it holds more than numbers, + - * / ( ), round, min, max, floor and ceil' }
  const numbers: string[] = []
  try {
    const reader = new Reader(tokens, numbers)
    const value = reader.sum(0)
    if (!reader.isAtEnd()) return { error: 'it is no complete expression' }
    return { value, numbers }
  } catch (error) {
    return { error: error instanceof Wrong ? error.message : 'it cannot be worked out' }
  }
}

class Reader {
  #at = 0
  readonly #tokens: readonly string[]
  readonly #numbers: string[]

  constructor(tokens: readonly string[], numbers: string[]) {
    this.#tokens = tokens
    this.#numbers = numbers
  }

  isAtEnd(): boolean {
    return this.#at === this.#tokens.length
  }

  sum(depth: number): Big {
    let value = this.#product(depth)
    for (;;) {
      if (this.#takes('+')) value = value.plus(this.#product(depth))
      else if (this.#takes('-')) value = value.minus(this.#product(depth))
      else return value
    }
  }

  #product(depth: number): Big {
    let value = this.#factor(depth)
    for (;;) {
      if (this.#takes('*')) value = value.times(this.#factor(depth))
      else if (this.#takes('/')) value = quotient(value, this.#factor(depth))
      else return value
    }
  }

  #factor(depth: number): Big {
    if (depth > deepest) throw new Wrong('it is nested more than 40 levels deep')
    if (this.#takes('-')) return this.#factor(depth + 1).neg()
    if (this.#takes('(')) return this.#closed(this.sum(depth + 1))
    const next = this.#tokens[this.#at++] ?? ''
    if (/^\d/.test(next)) {
      this.#numbers.push(next)
      return new Big(next)
    }
    if (!Object.hasOwn(functions, next) || !this.#takes('(')) throw new Wrong('it is no complete expression')
    const values = [this.sum(depth + 1)]
    while (this.#takes(',')) values.push(this.#argument(next, depth))
    const value = functions[next]?.(values)
    if (value === undefined) throw new Wrong(`${next} does not take these values`)
    return this.#closed(value)
  }

  // How many decimals are kept is no figure of the text.
  #argument(name: string, depth: number): Big {
    const before = this.#numbers.length
    const value = this.sum(depth + 1)
    if (rounding.has(name)) this.#numbers.length = before
    return value
  }

  #closed(value: Big): Big {
    if (!this.#takes(')')) throw new Wrong('a parenthesis is not closed')
    return value
  }

  #takes(sign: string): boolean {
    if (this.#tokens[this.#at] !== sign) return false
    this.#at += 1
    return true
  }
}

function tokensOf(expression: string): string[] | undefined {
  const text = expression.trim()
  const tokens: string[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    tokens.push(match[0].trim())
    end = match.index + match[0].length
  }
  const isPlain = tokens.every((part) => !/^\d/.test(part) || part.length <= mostDigits)
  return end === text.length && isPlain ? tokens : undefined
}

function quotient(value: Big, by: Big): Big {
  if (by.eq(0)) throw new Wrong('it divides by zero')
  return value.div(by)
}

/** A value rounded in its decimals: 0 to 10 of them, none where `places` says nothing. */
function inPlaces(
  value: Big | undefined,
  places: Big | undefined = new Big(0),
  round: (scaled: Big) => Big,
): Big | undefined {
  const isCount = places.gte(0) && places.lte(10) && places.eq(places.round(0, 0))
  if (!value || !isCount) return undefined
  const scale = new Big(10).pow(Number(places.toFixed()))
  return round(value.times(scale)).div(scale)
}

function towards(value: Big, direction: 1 | -1): Big {
  const cut = value.round(0, 0)
  const isPast = direction > 0 ? value.gt(cut) : value.lt(cut)
  return isPast ? cut.plus(direction) : cut
}

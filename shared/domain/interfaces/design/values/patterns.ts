/** A part of a pattern that repeats between `min` and `max` times: one of some characters, or one of several sequences. */
interface Piece {
  min: number
  max: number
  characters?: string
  group?: Piece[][]
}

export interface Pattern {
  source: string
  alternatives: Piece[][]
}

const longestPattern = 200
const classes: Record<string, string> = {
  d: '0123456789',
  w: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_',
  s: ' ',
  '.': 'abcdefghijklmnopqrstuvwxyz0123456789',
}

/**
 * Reads a regular expression of the subset that descriptions use: characters, classes, groups, alternatives, repetition. Undefined for
 * look-around, back references and what nests repetition, which could also take exponential time to match.
 */
export function readPattern(source: string): Pattern | undefined {
  if (source.length > longestPattern) return undefined
  try {
    const reader = new PatternReader(source)
    const alternatives = reader.alternatives(0)
    // Each long repetition multiplies the ways to match.
    const long = alternatives.flat().filter(({ min, max }) => max - min > 20).length
    return reader.done && long <= 2 ? { source, alternatives } : undefined
  } catch {
    return undefined
  }
}

class PatternReader {
  private at = 0
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  get done(): boolean {
    return this.at >= this.source.length
  }

  alternatives(depth: number): Piece[][] {
    if (depth > 3) throw new RangeError('nested too deep')
    const all: Piece[][] = [[]]
    while (!this.done && this.source[this.at] !== ')') {
      if (this.source[this.at] === '|') {
        this.at += 1
        all.push([])
      } else {
        const piece = this.piece(depth)
        if (piece) all.at(-1)?.push(piece)
      }
    }
    return all
  }

  private piece(depth: number): Piece | undefined {
    const sign = this.source[this.at] ?? ''
    if (sign === '^' || sign === '$') {
      this.at += 1
      return undefined
    }
    const atom = sign === '(' ? this.group(depth) : { characters: sign === '[' ? this.set() : this.single() }
    const [min, max] = this.repetition()
    const repeats =
      'group' in atom &&
      (atom.group.length > 1 || atom.group.some((part) => part.some((one) => one.min !== one.max)))
    if (repeats && max > 1) throw new RangeError('repetition inside repetition')
    return { ...atom, min, max }
  }

  private group(depth: number): { group: Piece[][] } {
    this.at += 1
    if (this.source[this.at] === '?') {
      if (this.source[this.at + 1] !== ':') throw new RangeError('look-around')
      this.at += 2
    }
    const group = this.alternatives(depth + 1)
    if (this.source[this.at] !== ')') throw new RangeError('an open group')
    this.at += 1
    return { group }
  }

  private single(): string {
    const sign = this.source[this.at] ?? ''
    this.at += 1
    if (sign === '.') return classes['.'] ?? ''
    if (sign !== '\\') {
      if ('*+?{}[]()'.includes(sign)) throw new RangeError('a sign out of place')
      return sign
    }
    return this.escaped()
  }

  private escaped(): string {
    const sign = this.source[this.at] ?? ''
    this.at += 1
    if (sign === 'd' || sign === 'w' || sign === 's') return classes[sign] ?? ''
    if (!/[^A-Za-z0-9]/.test(sign)) throw new RangeError('an escape that is not read')
    return sign
  }

  private set(): string {
    this.at += 1
    const negated = this.source[this.at] === '^'
    if (negated) this.at += 1
    let characters = ''
    while (this.source[this.at] !== ']') {
      if (this.done) throw new RangeError('an open class')
      const low = this.source[this.at] === '\\' ? this.skipped() : (this.source[this.at] ?? '')
      if (low.length === 1) this.at += 1
      if (low.length === 1 && this.source[this.at] === '-' && this.source[this.at + 1] !== ']') {
        characters += between(low, this.source[this.at + 1] ?? '')
        this.at += 2
      } else characters += low
    }
    this.at += 1
    const kept = negated
      ? Array.from(classes.w ?? '')
          .filter((one) => !characters.includes(one))
          .join('')
      : characters
    if (kept === '') throw new RangeError('an empty class')
    return kept
  }

  /** An escape inside a class; a single character is passed by the caller. */
  private skipped(): string {
    this.at += 1
    const found = this.escaped()
    if (found.length === 1) this.at -= 1
    return found
  }

  private repetition(): [number, number] {
    const rest = this.source.slice(this.at, this.at + 12)
    const simple = { '?': [0, 1], '*': [0, Infinity], '+': [1, Infinity] }[rest[0] ?? ''] as
      | [number, number]
      | undefined
    const counted = /^\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/.exec(rest)
    this.at += simple ? 1 : (counted?.[0].length ?? 0)
    if (/^[?+]/.test(this.source.slice(this.at)) && (simple ?? counted))
      throw new RangeError('a lazy repetition')
    if (simple) return simple
    if (!counted) return [1, 1]
    const min = Number(counted[1])
    const max = counted[3] !== undefined ? Number(counted[3]) : counted[2] ? Infinity : min
    if (max < min) throw new RangeError('a repetition out of order')
    return [min, max]
  }
}

function between(low: string, high: string): string {
  const [from, to] = [low.codePointAt(0) ?? 0, high.codePointAt(0) ?? 0]
  if (to < from || to - from > 200) throw new RangeError('a class that is not read')
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}

/** A text that the pattern matches, of a wished length where the pattern leaves room; `seed` gives different ones. */
export function textFor({ alternatives }: Pattern, wished?: number, seed = 0): string | undefined {
  for (const pieces of alternatives) {
    const text = sequence(pieces, wished, seed)
    if (text !== undefined && (wished === undefined || Array.from(text).length === wished)) return text
  }
  return undefined
}

function sequence(pieces: Piece[], wished: number | undefined, seed: number): string | undefined {
  const units = pieces.map((piece, index) => unit(piece, seed + index))
  const counts = pieces.map(({ min }) => min)
  const lengthOf = () => counts.reduce((sum, count, index) => sum + count * (units[index]?.length ?? 0), 0)
  if (wished !== undefined) {
    for (const [index, { max, min }] of pieces.entries()) {
      const size = units[index]?.length ?? 0
      const room = size === 0 ? 0 : Math.floor((wished - lengthOf()) / size)
      if (room > 0) counts[index] = Math.min(max, min + room)
    }
  }
  return pieces.map((piece, index) => repeated(piece, counts[index] ?? 0, seed + index)).join('')
}

function unit(piece: Piece, seed: number): string {
  return repeated(piece, 1, seed)
}

function repeated({ characters = '', group }: Piece, count: number, seed: number): string {
  if (group) return (sequence(group[0] ?? [], undefined, seed) ?? '').repeat(count)
  const step = characters.length > 20 ? 7 : 1
  return Array.from(
    { length: count },
    (_, index) => characters[(seed + index * step) % characters.length] ?? '',
  ).join('')
}

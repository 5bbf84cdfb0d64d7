/** What a part of a regular expression can match, as far as words are concerned. */
export type Shape =
  /** One of these few strings. `edge` stands for an end of the text or of a word. */
  | { kind: 'strings'; strings: string[] }
  /** A digit, white space, or anything. */
  | { kind: 'digit' | 'space' | 'any' }
  | { kind: 'sequence' | 'choice'; parts: Shape[] }
  | { kind: 'optional' | 'repeated'; part: Shape }

/** Stands in the strings of a shape where the text or a word ends. */
export const edge = '\0'

const mostStrings = 120
const largestClass = 6
// Signs that stand for themselves, up to the one that a quantifier is about.
const plain = /[a-z ,'-]+(?![?*+{])/iy
const strings = (...all: string[]): Shape => ({ kind: 'strings', strings: all })

/** Reads the source of a regular expression (without flags `u` and `v`). What it does not know it takes for anything. */
export const parseShape = (source: string): Shape => choice({ source, at: 0 })

interface Cursor {
  source: string
  at: number
}

function choice(cursor: Cursor): Shape {
  const parts = [sequence(cursor)]
  while (cursor.source[cursor.at] === '|') {
    cursor.at++
    parts.push(sequence(cursor))
  }
  return oneOf(parts)
}

function sequence(cursor: Cursor): Shape {
  const parts: Shape[] = []
  while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source.charAt(cursor.at)))
    append(parts, quantified(atom(cursor), cursor))
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts }
}

function quantified(part: Shape, cursor: Cursor): Shape {
  const { source, at } = cursor
  const sign = source.charAt(at)
  if (sign === '' || !'?*+{'.includes(sign)) return part
  const [quantifier = sign] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at, at + 12)) ?? []
  cursor.at += quantifier.length
  if (sign === '?') return optional(part)
  return /^(?:\*|\{0)/.test(quantifier) ? optional(repeated(part)) : repeated(part)
}

function atom(cursor: Cursor): Shape {
  plain.lastIndex = cursor.at
  const run = plain.exec(cursor.source)?.[0]
  const sign = run ?? cursor.source.charAt(cursor.at)
  cursor.at += sign.length
  if (run !== undefined) return strings(run)
  if (sign === '(') return group(cursor)
  if (sign === '[') return set(cursor)
  if (sign === '\\') return escape(cursor)
  if (sign === '^' || sign === '$') return strings(edge)
  return sign === '.' ? { kind: 'any' } : strings(sign)
}

function group(cursor: Cursor): Shape {
  const { source, at } = cursor
  const [opening = ''] = /^\?(?::|<?[=!]|<\w+>)/.exec(source.slice(at, at + 40)) ?? []
  cursor.at += opening.length
  const inner = choice(cursor)
  cursor.at++
  // What stands around is part of no match.
  return /[=!]$/.test(opening) ? strings('') : inner
}

function escape(cursor: Cursor): Shape {
  const sign = cursor.source.charAt(cursor.at++)
  if (sign === 'b') return strings(edge)
  if (sign === 'B') return strings('')
  if (sign === 'd') return { kind: 'digit' }
  if (sign === 's') return { kind: 'space' }
  if (sign !== 'u') return /[a-zA-Z0-9]/.test(sign) ? { kind: 'any' } : strings(sign)
  cursor.at += 4
  return strings(String.fromCharCode(Number.parseInt(cursor.source.slice(cursor.at - 4, cursor.at), 16)))
}

function set(cursor: Cursor): Shape {
  const start = cursor.at
  while (cursor.at < cursor.source.length && cursor.source[cursor.at] !== ']')
    cursor.at += cursor.source[cursor.at] === '\\' ? 2 : 1
  const inner = cursor.source.slice(start, cursor.at++)
  const isPlain = inner.length <= largestClass && !/^\^|\\|.-./.test(inner)
  return isPlain ? strings(...inner.split('')) : { kind: 'any' }
}

const repeated = (part: Shape): Shape =>
  'part' in part || 'parts' in part ? { kind: 'repeated', part } : many(part)
const many = (part: Shape): Shape => (part.kind === 'strings' ? { kind: 'repeated', part } : part)
const optional = (part: Shape): Shape =>
  part.kind === 'strings' && part.strings.length < mostStrings
    ? strings('', ...part.strings)
    : { kind: 'optional', part }

function oneOf(parts: Shape[]): Shape {
  const [only, ...more] = parts
  if (only && more.length === 0) return only
  const all = parts.flatMap((part) => (part.kind === 'strings' ? part.strings : []))
  const areFew = parts.every(({ kind }) => kind === 'strings') && all.length <= mostStrings
  return areFew ? strings(...all) : { kind: 'choice', parts }
}

// Strings that stand together are as many strings, while they are few.
function append(parts: Shape[], next: Shape): void {
  const last = parts.at(-1)
  if (next.kind === 'sequence') for (const part of next.parts) append(parts, part)
  else if (
    last?.kind === 'strings' &&
    next.kind === 'strings' &&
    last.strings.length * next.strings.length <= mostStrings
  )
    parts[parts.length - 1] = strings(
      ...last.strings.flatMap((one) => next.strings.map((other) => one + other)),
    )
  else parts.push(next)
}

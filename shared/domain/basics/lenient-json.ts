/**
 * The object that a language model meant by a text. Takes JSON as it is; else the longest object in the text that can be read when a code
 * fence, `<think>…</think>` and words around it are left out, and single quotes, bare names of properties, comments, raw line ends in
 * strings, trailing commas and the constants of other languages (`None`, `True`, `undefined`) are let pass. Undefined where there is no
 * whole object; of one that is nested deeper than 100 only what is inside. Costs no more than the length of the text. Never throws.
 */
export function readLenientJson(text: string): unknown {
  const strict = strictly(text)
  if (strict !== undefined) return strict
  const shown = withoutThoughts(text)
  let best: { value: unknown; length: number } | undefined
  for (let at = shown.indexOf('{'); at >= 0;) {
    const reader = new Reader(shown, at)
    const value = reader.read()
    const length = reader.at - at
    if (value !== broken && length > (best?.length ?? 0)) best = { value, length }
    // What was read to its end, or to where it breaks, holds no other object that is worth it.
    at = shown.indexOf('{', Math.max(reader.at, at + 1))
  }
  return best?.value
}

function strictly(text: string): unknown {
  const trimmed = text.trim()
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined
  try {
    return JSON.parse(trimmed)
  } catch {
    return undefined
  }
}

/** Some models think aloud first; where only the end of that is marked, the beginning of the text is its beginning. */
function withoutThoughts(text: string): string {
  const marks = [...text.matchAll(/<(\/?)think(?:ing)?>/gi)]
  let [shown, from, depth] = ['', 0, 0]
  for (const { 0: mark, 1: slash, index } of marks) {
    if (slash === '/') {
      if (depth === 0) shown = ''
      depth = Math.max(0, depth - 1)
      from = index + mark.length
    } else {
      if (depth === 0) shown += text.slice(from, index)
      depth += 1
    }
  }
  return depth === 0 ? shown + text.slice(from) : shown
}

const broken = Symbol('broken')
const deepest = 100

const constants = new Map<string, unknown>([
  ...(['true', 'True', 'TRUE'] as const).map((name) => [name, true] as const),
  ...(['false', 'False', 'FALSE'] as const).map((name) => [name, false] as const),
  ...(['null', 'None', 'nil', 'undefined', 'NaN'] as const).map((name) => [name, null] as const),
])
const escapes = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
])
const gap = /(?:\s+|\/\/[^\n]*)*/y
const number = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y
const bareName = /[\p{L}_$][\p{L}\p{N}_$-]*/uy
const plain = /[^"'\\]+/y
/** What follows the end of a string. A quote that something else follows belongs to the string. */
const closing = /\s*(?:[,:}\]]|$)/y

class Reader {
  at: number
  private readonly text: string
  private depth = 0

  constructor(text: string, at: number) {
    this.text = text
    this.at = at
  }

  read(): unknown {
    return this.depth > deepest ? broken : this.value()
  }

  private value(): unknown {
    this.take(gap)
    const open = this.text.charAt(this.at)
    if (open === '{') return this.nested(() => this.object())
    if (open === '[') return this.nested(() => this.array())
    if (open === '"' || open === "'") return this.string(open)
    const digits = this.take(number)
    if (digits !== undefined && digits !== '') return Number(digits)
    const name = this.take(bareName)
    return name !== undefined && constants.has(name) ? constants.get(name) : broken
  }

  private nested(read: () => unknown): unknown {
    this.depth += 1
    this.at += 1
    const value = this.depth > deepest ? broken : read()
    this.depth -= 1
    return value
  }

  private object(): unknown {
    const made = new Map<string, unknown>()
    for (;;) {
      if (this.isAt('}')) return Object.fromEntries(made)
      const open = this.text.charAt(this.at)
      const name = open === '"' || open === "'" ? this.string(open) : (this.take(bareName) ?? broken)
      if (typeof name !== 'string' || !this.isAt(':')) return broken
      const value = this.value()
      if (value === broken) return broken
      made.set(name, value)
      if (!this.isAt(',') && !this.isBefore('}')) return broken
    }
  }

  private array(): unknown {
    const made: unknown[] = []
    for (;;) {
      if (this.isAt(']')) return made
      const value = this.value()
      if (value === broken) return broken
      made.push(value)
      if (!this.isAt(',') && !this.isBefore(']')) return broken
    }
  }

  private string(quote: string): string | typeof broken {
    const parts: string[] = []
    for (this.at += 1; this.at < this.text.length;) {
      parts.push(this.take(plain) ?? '')
      const mark = this.text.charAt(this.at)
      this.at += 1
      if (mark === '\\') parts.push(this.escaped())
      else if (mark === quote && this.closes()) return parts.join('')
      else parts.push(mark)
    }
    return broken
  }

  private escaped(): string {
    const one = this.text.charAt(this.at)
    const code =
      one === 'u' ? /^[\da-fA-F]{4}/.exec(this.text.slice(this.at + 1, this.at + 5))?.[0] : undefined
    this.at += code === undefined ? 1 : 5
    return code === undefined ? (escapes.get(one) ?? one) : String.fromCharCode(Number.parseInt(code, 16))
  }

  private closes(): boolean {
    closing.lastIndex = this.at
    return closing.test(this.text)
  }

  private isBefore(mark: string): boolean {
    this.take(gap)
    return this.text.charAt(this.at) === mark
  }

  private isAt(mark: string): boolean {
    const fits = this.isBefore(mark)
    if (fits) this.at += 1
    if (fits) this.take(gap)
    return fits
  }

  private take(shape: RegExp): string | undefined {
    shape.lastIndex = this.at
    const found = shape.exec(this.text)?.[0]
    this.at += found?.length ?? 0
    return found
  }
}

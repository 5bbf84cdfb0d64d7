import { deepest, type Entry, type JsonScalar, type Node, type Problem, type Reading } from './tree.ts'

/**
 * Reads the JSON value that begins at `start`, with the offsets of every key and value; what follows it before `end` is left alone.
 * Linear. A key written twice is a problem, and its last value counts, as with every JSON parser. Source: RFC 8259.
 */
export function readJson(text: string, start = 0, end = text.length): Reading {
  const reader = new JsonReader(text, start, end)
  try {
    return { node: reader.value(0), problems: reader.problems }
  } catch (error) {
    if (error instanceof JsonError) return { error: { at: error.at, message: error.message } }
    throw error
  }
}

class JsonError extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

const literal = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y

class JsonReader {
  readonly problems: Problem[] = []
  private readonly text: string
  private readonly end: number
  private at: number

  constructor(text: string, start: number, end: number) {
    this.text = text
    this.at = start
    this.end = end
  }

  value(depth: number): Node {
    this.space()
    if (depth > deepest) throw new JsonError(`nested more than ${deepest} levels deep`, this.at)
    const sign = this.sign()
    if (sign === '{') return this.map(depth)
    if (sign === '[') return this.list(depth)
    if (sign === '"') return this.string()
    literal.lastIndex = this.at
    const raw = literal.exec(this.text)?.[0]
    if (raw === undefined || this.at + raw.length > this.end) throw this.unexpected('a value')
    const start = this.at
    this.at += raw.length
    const value: JsonScalar =
      raw === 'null' ? null : raw === 'true' ? true : raw === 'false' ? false : Number(raw)
    return { kind: 'scalar', start, end: this.at, value, raw }
  }

  private map(depth: number): Node {
    const start = this.at
    const entries = new Map<string, Entry>()
    this.at += 1
    this.space()
    while (this.sign() !== '}') {
      if (entries.size > 0) this.comma('}')
      this.space()
      if (this.sign() !== '"') throw this.unexpected('a key in double quotes')
      const name = this.string()
      this.space()
      if (this.sign() !== ':') throw this.unexpected('":"')
      this.at += 1
      const key = String(name.value)
      if (entries.has(key))
        this.problems.push({
          at: name.start,
          message: `the key "${short(key)}" is written twice; the last one counts`,
        })
      entries.set(key, { key, start: name.start, value: this.value(depth + 1) })
      this.space()
    }
    this.at += 1
    return { kind: 'map', start, end: this.at, entries }
  }

  private list(depth: number): Node {
    const start = this.at
    const items: Node[] = []
    this.at += 1
    this.space()
    while (this.sign() !== ']') {
      if (items.length > 0) this.comma(']')
      items.push(this.value(depth + 1))
      this.space()
    }
    this.at += 1
    return { kind: 'list', start, end: this.at, items }
  }

  private comma(close: string): void {
    if (this.sign() !== ',') throw this.unexpected(`"," or "${close}"`)
    this.at += 1
  }

  private string(): Extract<Node, { kind: 'scalar' }> {
    const start = this.at
    let close = this.at + 1
    for (;;) {
      close = this.text.indexOf('"', close)
      if (close < 0 || close >= this.end) throw new JsonError('a text that never ends', start)
      let slashes = 0
      while (this.text[close - 1 - slashes] === '\\') slashes += 1
      if (slashes % 2 === 0) break
      close += 1
    }
    this.at = close + 1
    const raw = this.text.slice(start, this.at)
    return { kind: 'scalar', start, end: this.at, value: decoded(raw, start), raw }
  }

  private sign(): string {
    return this.at < this.end ? (this.text[this.at] ?? '') : ''
  }

  private space(): void {
    while (this.at < this.end && /[ \t\r\n\uFEFF]/.test(this.text[this.at] ?? '')) this.at += 1
  }

  private unexpected(wanted: string): JsonError {
    const found = this.sign() === '' ? 'the text ends' : `"${this.sign()}" stands there`
    return new JsonError(`${wanted} is expected, but ${found}`, this.at)
  }
}

function decoded(raw: string, at: number): string {
  try {
    return String(JSON.parse(raw))
  } catch {
    throw new JsonError('a text with a character or escape that JSON does not allow', at)
  }
}

function short(key: string): string {
  return key.length > 60 ? `${key.slice(0, 57)}…` : key
}

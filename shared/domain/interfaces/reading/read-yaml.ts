import { isAlias, isMap, isScalar, isSeq, parseDocument, type Pair } from 'yaml'
import { deepest, type Entry, type JsonScalar, type Node, type Problem, type Reading } from './tree.ts'

const mostAliases = 200

/**
 * Reads YAML between two offsets, with the place of every key and value. An alias shares the value of its anchor, so nothing is
 * copied and no document can grow by them; an alias inside its own anchor stands for null. Source: YAML 1.2, core schema.
 */
export function readYaml(text: string, start = 0, end = text.length): Reading {
  const parsed = parseDocument(text.slice(start, end), {
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
    merge: false,
  })
  const [error] = parsed.errors.filter(({ code }) => code !== 'MULTIPLE_DOCS')
  if (error) return { error: { at: start + error.pos[0], message: firstLine(error.message) } }
  const reader = new YamlReader(start)
  const node = reader.node(parsed.contents, 0)
  return reader.tooDeep ?? { node, problems: reader.problems }
}

class YamlReader {
  readonly problems: Problem[] = []
  tooDeep: { error: Problem } | undefined
  private readonly shift: number
  private readonly anchors = new Map<string, Node | undefined>()
  private aliases = 0

  constructor(shift: number) {
    this.shift = shift
  }

  node(source: unknown, depth: number): Node {
    const [from, to] = rangeOf(source)
    const place = { start: this.shift + from, end: this.shift + to }
    if (depth > deepest)
      this.tooDeep ??= { error: { at: place.start, message: `nested more than ${deepest} levels deep` } }
    if (depth > deepest) return { ...place, kind: 'scalar', value: null, raw: '' }
    if (isAlias(source)) return this.alias(source.source, place)
    const anchor = isMap(source) || isSeq(source) || isScalar(source) ? source.anchor : undefined
    if (anchor !== undefined) this.anchors.set(anchor, undefined)
    const made = this.plain(source, place, depth)
    if (anchor !== undefined) this.anchors.set(anchor, made)
    return made
  }

  private alias(name: string, place: { start: number; end: number }): Node {
    this.aliases += 1
    const target = this.aliases > mostAliases ? undefined : this.anchors.get(name)
    if (target) return target
    const why =
      this.aliases > mostAliases
        ? `more than ${mostAliases} aliases`
        : `*${name} stands inside its own anchor`
    this.problems.push({ at: place.start, message: `${why}: not read` })
    return { ...place, kind: 'scalar', value: null, raw: '' }
  }

  private plain(source: unknown, place: { start: number; end: number }, depth: number): Node {
    if (isSeq(source))
      return { ...place, kind: 'list', items: source.items.map((item) => this.node(item, depth + 1)) }
    if (isMap(source)) return { ...place, kind: 'map', entries: this.entries(source.items, depth) }
    const value: unknown = isScalar(source) ? source.value : null
    const raw = isScalar(source) ? (source.source ?? '') : ''
    return { ...place, kind: 'scalar', value: scalarOf(value), raw }
  }

  private entries(pairs: Pair[], depth: number): Map<string, Entry> {
    const entries = new Map<string, Entry>()
    const merged: Entry[] = []
    for (const pair of pairs) {
      const key = isScalar(pair.key) ? String(pair.key.value) : ''
      const start = this.shift + rangeOf(pair.key)[0]
      const value = this.node(pair.value, depth + 1)
      if (key === '<<') merged.push(...mergedFrom(value))
      else if (entries.has(key))
        this.problems.push({
          at: start,
          message: `the key "${key.slice(0, 60)}" is written twice; the last one counts`,
        })
      if (key !== '<<') entries.set(key, { key, start, value })
    }
    for (const entry of merged) if (!entries.has(entry.key)) entries.set(entry.key, entry)
    return entries
  }
}

function mergedFrom(node: Node): Entry[] {
  if (node.kind === 'list') return node.items.flatMap(mergedFrom)
  return node.kind === 'map' ? [...node.entries.values()] : []
}

function rangeOf(source: unknown): [number, number] {
  const range: unknown =
    typeof source === 'object' && source !== null && 'range' in source ? source.range : undefined
  return Array.isArray(range) ? [Number(range[0]), Number(range[1])] : [0, 0]
}

function scalarOf(value: unknown): JsonScalar {
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0]?.slice(0, 200) ?? 'not YAML'
}

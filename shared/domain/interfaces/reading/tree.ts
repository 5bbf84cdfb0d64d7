export type JsonScalar = string | number | boolean | null
export type JsonValue = JsonScalar | JsonValue[] | { [name: string]: JsonValue }

/** A value of a JSON or YAML text with its place: UTF-16 offsets into the whole source. */
export type Node = { start: number; end: number } & (
  | { kind: 'scalar'; value: JsonScalar; raw: string }
  | { kind: 'list'; items: Node[] }
  | { kind: 'map'; entries: Map<string, Entry> }
)

/** A named value; `start` is where its key begins. */
export interface Entry {
  key: string
  start: number
  value: Node
}

/** Something about a text that a reader has to know, at an offset. */
export interface Problem {
  at: number
  message: string
}

export type Reading = { node: Node; problems: Problem[] } | { error: Problem }

/** Nesting beyond this is refused: no description that people write is so deep. */
export const deepest = 100

export function entriesOf(node: Node | undefined): Entry[] {
  return node?.kind === 'map' ? [...node.entries.values()] : []
}

export function itemsIn(node: Node | undefined): Node[] {
  return node?.kind === 'list' ? node.items : []
}

export function childOf(node: Node | undefined, key: string): Node | undefined {
  return node?.kind === 'map' ? node.entries.get(key)?.value : undefined
}

export function textOf(node: Node | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined
}

export function flagOf(node: Node | undefined): boolean {
  return node?.kind === 'scalar' && node.value === true
}

/** The plain value of a node; `undefined` when it is larger than an example in a case could be. */
export function valueOf(node: Node): JsonValue | undefined {
  let left = 500
  const plain = (one: Node): JsonValue => {
    left -= 1
    if (left < 0 || one.kind === 'scalar') return one.kind === 'scalar' ? one.value : null
    if (one.kind === 'list') return one.items.slice(0, Math.max(0, left)).map(plain)
    return Object.fromEntries(
      [...one.entries.values()].slice(0, Math.max(0, left)).map(({ key, value }) => [key, plain(value)]),
    )
  }
  const value = plain(node)
  return left < 0 ? undefined : value
}

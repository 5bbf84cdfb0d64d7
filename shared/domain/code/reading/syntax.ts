import type { SyntaxNode } from '@lezer/common'
import type { Expression } from './program.ts'

const deepest = 100

export type ExpressionReader = (source: Source, node: SyntaxNode) => Expression | undefined

/** A source with its syntax tree: short ways to look at nodes. */
export class Source {
  readonly text: string
  private depth = 0

  constructor(text: string) {
    this.text = text
  }

  of(node: SyntaxNode): string {
    return this.text.slice(node.from, node.to)
  }

  /** Reads a part unless it is nested so deeply that no person wrote it. */
  nested<T>(read: () => T, alternate: () => T): T {
    if (this.depth >= deepest) return alternate()
    this.depth += 1
    try {
      return read()
    } finally {
      this.depth -= 1
    }
  }

  /** Reads a node by the reader of its kind; what has none stays unread. */
  expression(node: SyntaxNode | null | undefined, readers: Record<string, ExpressionReader>): Expression {
    if (!node) return { kind: 'unread', text: '' }
    return this.nested(
      () => readers[node.name]?.(this, node) ?? this.unread(node),
      () => this.unread(node),
    )
  }

  unread(node: SyntaxNode): Expression {
    return { kind: 'unread', text: this.of(node).replace(/\s+/g, ' ').slice(0, 200) }
  }
}

export function childrenOf(node: SyntaxNode | null): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let child = node?.firstChild ?? null; child; child = child.nextSibling) found.push(child)
  return found
}

const punctuation = /^(?:[()[\]{},;:.]|⚠|LineComment|BlockComment|Comment)$/

/** Children that carry meaning: no punctuation, no comments. */
export function partsOf(node: SyntaxNode | null): SyntaxNode[] {
  return childrenOf(node).filter(({ name }) => !punctuation.test(name))
}

export function spanOf({ from, to }: SyntaxNode): { start: number; end: number } {
  return { start: from, end: to }
}

export const literal = (value: string | number | boolean | null): Expression => ({ kind: 'literal', value })

/** The value of a number as written: separators, suffixes and hexadecimal digits; undefined when it is none. */
export function numberFrom(text: string): number | undefined {
  const plain = text.replace(/_/g, '').replace(/(?<=[\d.])[lLfFdDn]$/, '')
  const value = Number(plain)
  return plain === '' || !Number.isFinite(value) ? undefined : value
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '0': '\0' }

/** The value of a string literal with its quotes, of any of the languages; one with the prefix r keeps its backslashes. */
export function stringFrom(text: string): string {
  const prefix = /^[a-zA-Z]{0,2}/.exec(text)?.[0] ?? ''
  const inner = text.slice(prefix.length).replace(/^(?:"""|'''|["'`])|(?:"""|'''|["'`])$/g, '')
  if (/r/i.test(prefix)) return inner
  return inner.replace(
    /\\(u\{?([0-9a-fA-F]{1,6})\}?|x([0-9a-fA-F]{2})|[\s\S])/g,
    (_, all: string, unicode: string | undefined, hex: string | undefined) => {
      const code = unicode ?? hex
      if (code === undefined) return escapes[all] ?? all
      const point = Number.parseInt(code, 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : ''
    },
  )
}

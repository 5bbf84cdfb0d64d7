import type { Block } from './types.ts'

const lineFeed = 10

/** A text and the edges of blocks in it, which go along with every change of the text. */
export class Marked {
  readonly text: string
  readonly #blocks: readonly Block[]
  /** Start and end of each block in turn, ascending. */
  readonly #edges: readonly number[]

  constructor(text: string, blocks: readonly Block[], edges: readonly number[] = edgesOf(blocks)) {
    this.text = text
    this.#blocks = blocks
    this.#edges = edges
  }

  /** Puts `replacement` in place of each match of a global pattern. An edge within a match goes behind it. */
  replace(pattern: RegExp, replacement: string): Marked {
    pattern.lastIndex = 0
    if (!pattern.test(this.text)) return this
    if (this.#edges.length === 0) return this.#with(this.text.replaceAll(pattern, replacement), [])
    pattern.lastIndex = 0
    const moved: number[] = []
    let shift = 0
    let next = 0
    const moveUntil = (limit: number) => {
      for (let edge = this.#edges[next]; edge !== undefined && edge <= limit; edge = this.#edges[++next])
        moved.push(edge + shift)
    }
    const text = this.text.replaceAll(pattern, (match: string, ...rest: unknown[]) => {
      const at = rest.find((value) => typeof value === 'number') ?? 0
      const end = at + match.length
      moveUntil(at)
      shift += replacement.length - match.length
      for (let edge = this.#edges[next]; edge !== undefined && edge < end; edge = this.#edges[++next])
        moved.push(end + shift)
      return replacement
    })
    moveUntil(Infinity)
    return this.#with(text, moved)
  }

  cut(length: number): Marked {
    if (this.text.length <= length) return this
    return this.#with(
      this.text.slice(0, length),
      this.#edges.map((edge) => Math.min(edge, length)),
    )
  }

  /** Without empty lines at both ends. */
  withoutOuterLines(): Marked {
    const { text } = this
    let [from, to] = [0, text.length]
    while (text.charCodeAt(from) === lineFeed) from++
    while (to > from && text.charCodeAt(to - 1) === lineFeed) to--
    if (from === 0 && to === text.length) return this
    return this.#with(
      text.slice(from, to),
      this.#edges.map((edge) => Math.max(Math.min(edge, to) - from, 0)),
    )
  }

  wellFormed(): Marked {
    return this.text.isWellFormed() ? this : this.#with(this.text.toWellFormed(), this.#edges)
  }

  /** The blocks at their places now, without blanks at their ends; those of which nothing but blanks is left are dropped. */
  blocks(): Block[] {
    return this.#blocks.flatMap((block, index) => {
      const from = this.#edges[index * 2] ?? 0
      const slice = this.text.slice(from, this.#edges[index * 2 + 1])
      const shown = slice.trim()
      if (shown === '') return []
      const start = from + (shown.length === slice.length ? 0 : slice.length - slice.trimStart().length)
      const end = start + shown.length
      return block.start === start && block.end === end ? block : { ...block, start, end }
    })
  }

  #with(text: string, edges: readonly number[]): Marked {
    return new Marked(text, this.#blocks, edges)
  }
}

function edgesOf(blocks: readonly Block[]): number[] {
  const edges: number[] = []
  for (const { start, end } of blocks) edges.push(start, end)
  return edges
}

import { maximumCharacters } from '../limits.ts'
import { paragraph, type Piece } from '../pieces.ts'
import type { Attributes, XmlHandler } from './office-xml.ts'

interface Point {
  id: string
  type: string
  isPrompt: boolean
  text: string
}

const deepest = 8
const mostConnections = 20_000

/** The texts of a SmartArt diagram as a list of several levels (ECMA-376 Part 1, section 21.4.3): its points say what, its connections what belongs under what. */
export class DiagramBody implements XmlHandler {
  readonly #point: string
  readonly #points: Point[] = []
  readonly #children = new Map<string, { id: string; order: number }[]>()
  #connections = 0
  #inText = false
  #characters = 0

  /** `point` is the name of what holds a text: shapes have no connections, and their texts stand one below the other. */
  constructor(point = 'pt') {
    this.#point = point
  }

  isDone(): boolean {
    return this.#characters > maximumCharacters || this.#connections > mostConnections
  }

  open(name: string, attribute: Attributes): void {
    const point = this.#points.at(-1)
    if (name === this.#point)
      this.#points.push({
        id: attribute('modelId') ?? '',
        type: attribute('type') ?? 'node',
        isPrompt: false,
        text: '',
      })
    else if (name === 'prSet' && point) point.isPrompt = ['1', 'true'].includes(attribute('phldr') ?? '')
    else if (name === 'cxn') this.#connect(attribute)
    else if (name === 't') this.#inText = true
    else if (name === 'p' && point && point.text !== '') point.text += ' '
  }

  close(name: string): void {
    if (name === 't') this.#inText = false
  }

  text(text: string): void {
    const point = this.#points.at(-1)
    if (!this.#inText || !point) return
    point.text += text
    this.#characters += text.length
  }

  finish(page: number | null): Piece[][] {
    const texts = new Map(this.#points.map((point) => [point.id, point]))
    const parts: Piece[][] = []
    const done = new Set<string>()
    const put = (id: string, level: number): void => {
      if (done.has(id) || level > deepest) return
      done.add(id)
      const text = textOf(texts.get(id))
      if (text !== '' && level >= 0)
        parts.push([{ kind: 'list_item', text: `- ${text}`, mark: '  '.repeat(level), page }])
      for (const child of (this.#children.get(id) ?? []).toSorted((a, b) => a.order - b.order))
        put(child.id, text === '' && level >= 0 ? level : level + 1)
    }
    for (const { id, type } of this.#points) if (type === 'doc') put(id, -1)
    for (const point of this.#points)
      if (!done.has(point.id) && textOf(point) !== '') parts.push([paragraph(textOf(point), page)])
    return parts
  }

  #connect(attribute: Attributes): void {
    this.#connections++
    const [from, to] = [attribute('srcId'), attribute('destId')]
    if (from === undefined || to === undefined || (attribute('type') ?? 'parOf') !== 'parOf') return
    const children = this.#children.get(from) ?? []
    this.#children.set(from, children)
    children.push({ id: to, order: Number(attribute('srcOrd') ?? 0) })
  }
}

const textOf = (point: Point | undefined): string =>
  point && !point.isPrompt ? point.text.replaceAll(/\s+/g, ' ').trim() : ''

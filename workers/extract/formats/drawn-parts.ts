import type { Zip } from '../containers/zip.ts'
import type { Piece } from '../pieces.ts'
import { ChartBody } from './chart.ts'
import { chartParts } from './chart-table.ts'
import { DiagramBody } from './diagram.ts'
import { ExtendedChartBody } from './extended-chart.ts'
import type { NumberFormats } from './number-format.ts'
import { readRelations, type Relation } from './office-relations.ts'
import { parseXml, type XmlRoom } from './office-xml.ts'

/** What is drawn in a document or on a slide and lies in a part of its own. */
export type Drawn = (id: string, page: number | null) => Piece[][]

const readable = new Set(['chart', 'chartEx', 'diagramData'])

/** Charts and diagrams of one Office file. The formats of numbers are loaded for those that have charts. */
export async function drawnPartsOf(zip: Zip, room: XmlRoom): Promise<DrawnParts> {
  const hasCharts = zip.names.some((name) => /chart/i.test(name))
  if (!hasCharts) return new DrawnParts(zip, room)
  const { NumberFormats: Formats } = await import('./number-format.ts')
  return new DrawnParts(zip, room, new Formats())
}

/** Charts and diagrams of one Office file, and a warning of those that were not read. */
export class DrawnParts {
  readonly #zip: Zip
  readonly #room: XmlRoom
  readonly #formats: NumberFormats | undefined
  #unread = 0
  #embedded = 0

  constructor(zip: Zip, room: XmlRoom, formats?: NumberFormats) {
    this.#zip = zip
    this.#room = room
    this.#formats = formats
  }

  /** Those that a part refers to. `remaining` gives the diagrams that nothing on it names. */
  of(part: string): { take: Drawn; remaining: (page: number | null) => Piece[][]; relations: Relation[] } {
    const relations = readRelations(this.#zip, part, this.#room)
    const waiting = new Map(
      relations.filter(({ type }) => readable.has(type)).map((relation) => [relation.id, relation]),
    )
    const take: Drawn = (id, page) => {
      const relation = waiting.get(id)
      waiting.delete(id)
      return relation ? this.#read(relation, page) : []
    }
    const remaining = (page: number | null) =>
      [...waiting.values()].flatMap(({ id, type }) => (type === 'diagramData' ? take(id, page) : []))
    return { take, remaining, relations }
  }

  /** All that parts refer to whose own text is not read, each once. */
  all(...parts: readonly string[]): Piece[][] {
    const known = new Set<string>()
    return parts.flatMap((part) => {
      const { take, relations } = this.of(part)
      return relations.flatMap(({ id, type, path }) => {
        if (!readable.has(type) || known.has(path)) return []
        known.add(path)
        return take(id, null)
      })
    })
  }

  /** An object of another program, of which only the picture is shown. */
  embed(): void {
    this.#embedded++
  }

  warnings(): string[] {
    const [unread, embedded] = [this.#unread, this.#embedded]
    return [
      ...(unread > 0
        ? [
            `${unread === 1 ? 'One chart or diagram holds' : `${unread} charts or diagrams hold`} no texts or values that can be read.`,
          ]
        : []),
      ...(embedded > 0
        ? [
            `${embedded === 1 ? 'One embedded object was' : `${embedded} embedded objects were`} not read. Save what is in it as a file and upload that.`,
          ]
        : []),
      ...(this.#formats?.warnings() ?? []),
    ]
  }

  #read({ type, path }: Relation, page: number | null): Piece[][] {
    const xml = this.#zip.read(path)
    const parts = xml ? [...this.#parts(type, xml, page), ...this.#shapes(path, page)] : []
    if (parts.length === 0) this.#unread++
    return parts
  }

  #parts(type: string, xml: Uint8Array, page: number | null): Piece[][] {
    if (type === 'diagramData') {
      const diagram = new DiagramBody()
      parseXml(xml, diagram, this.#room)
      return diagram.finish(page)
    }
    const shown = (value: number, code: string) => this.#formats?.shown(value, code) ?? String(value)
    const chart = type === 'chartEx' ? new ExtendedChartBody(shown) : new ChartBody(shown)
    parseXml(xml, chart, this.#room)
    return chartParts(chart.finish(), page)
  }

  /** Texts that somebody drew into a chart. */
  #shapes(path: string, page: number | null): Piece[][] {
    return readRelations(this.#zip, path, this.#room).flatMap((relation) => {
      const xml = relation.type === 'chartUserShapes' ? this.#zip.read(relation.path) : undefined
      if (!xml) return []
      const shapes = new DiagramBody('sp')
      parseXml(xml, shapes, this.#room)
      return shapes.finish(page)
    })
  }
}

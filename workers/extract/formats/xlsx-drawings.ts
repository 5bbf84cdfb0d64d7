import type { Zip } from '../containers/zip.ts'
import type { Piece } from '../pieces.ts'
import { DiagramBody } from './diagram.ts'
import { drawnPartsOf } from './drawn-parts.ts'
import { readRelations } from './office-relations.ts'
import { newRoom, parseXml, type XmlHandler } from './office-xml.ts'

export interface Drawings {
  /** What is drawn on a sheet: charts, diagrams, and the texts of its shapes. */
  on: (sheet: string) => Piece[][]
  warnings: () => string[]
}

/** Charts, diagrams and texts that lie above the cells of a workbook. */
export async function drawingsOf(zip: Zip): Promise<Drawings> {
  const room = newRoom()
  const drawn = await drawnPartsOf(zip, room)
  const textsOf = (path: string): Piece[][] => {
    const xml = zip.read(path)
    if (!xml) return []
    const shapes = new DiagramBody('sp')
    parseXml(xml, withoutFallback(shapes), room)
    return shapes.finish(null)
  }
  return {
    on: (sheet) =>
      readRelations(zip, sheet, room)
        .filter(({ type }) => type === 'drawing')
        .flatMap(({ path }) => [...drawn.all(path), ...textsOf(path)]),
    warnings: () => drawn.warnings(),
  }
}

/** What older programs show instead of a newer drawing says nothing of it. */
function withoutFallback(handler: XmlHandler): XmlHandler {
  let skipping = 0
  return {
    open(name, attribute) {
      if (name === 'Fallback') skipping++
      if (skipping === 0) handler.open(name, attribute)
    },
    close(name) {
      if (skipping === 0) handler.close(name)
      if (name === 'Fallback') skipping--
    },
    text: (text) => skipping === 0 && handler.text?.(text),
    isDone: () => handler.isDone?.() ?? false,
  }
}

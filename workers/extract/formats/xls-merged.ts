import { mostMerged, type MergedCell } from './merged-cells.ts'

const record = { begin: 0x0809, end: 0x000a, sheet: 0x0085, merged: 0x00e5 }

/**
 * The merged cells of each sheet of a BIFF8 stream, in the order in which its sheets stand in it (MS-XLS 2.4.28 BoundSheet8, 2.4.168 MergeCells). A stream
 * within a sheet, of a chart, has none. Every record is looked at once.
 */
export function mergedCells(workbook: Uint8Array): MergedCell[][] {
  const view = new DataView(workbook.buffer, workbook.byteOffset, workbook.byteLength)
  const sheets = new Set<number>()
  const merged = new Map<number, MergedCell[]>()
  let streams = 0
  let stream = 0
  for (let at = 0; at + 4 <= workbook.length; at += 4 + view.getUint16(at + 2, true)) {
    const type = view.getUint16(at, true)
    const end = at + 4 + view.getUint16(at + 2, true)
    if (end > workbook.length) break
    if (type === record.begin) {
      if (streams === 0) stream = at
      streams++
    } else if (type === record.end) streams = Math.max(0, streams - 1)
    else if (type === record.sheet && end >= at + 8) sheets.add(view.getUint32(at + 4, true))
    else if (type === record.merged && streams === 1) {
      const cells = merged.get(stream) ?? []
      merged.set(stream, cells)
      for (const cell of cells.length < mostMerged ? cellsOf(view, at + 4, end) : []) cells.push(cell)
    }
  }
  return [...sheets].toSorted((a, b) => a - b).map((place) => merged.get(place) ?? [])
}

function* cellsOf(view: DataView, at: number, end: number): Generator<MergedCell> {
  for (let place = at + 2; place + 8 <= end; place += 8) {
    const [first, last] = [view.getUint16(place, true), view.getUint16(place + 2, true)]
    const [column, lastColumn] = [view.getUint16(place + 4, true), view.getUint16(place + 6, true)]
    const width = lastColumn - column + 1
    if (last > first || width > 1) yield { first, last, column, width }
  }
}

/** A stretch of the main stream with one paragraph format; positions in bytes. */
interface FormatRun {
  start: number
  end: number
  /** Markdown mark that the format stands for; empty for plain text. */
  mark: string
  isInTable: boolean
}

/** A stretch of text as the decoder holds it, stored from the byte `startFilePos` on. */
export interface TextPiece {
  text: string
  startFilePos: number
  /** Bytes per character. */
  bpc: number
}

/**
 * The raw text of a document's body with "#" before headings and "-" before list items, as the paragraph formats say. Paragraphs of
 * one table cell are joined by line breaks, so that only its end mark ends it. Source: MS-DOC 2.4.6.1 (paragraph properties) and 2.6.2 (their single properties).
 */
export function markParagraphs(body: string, pieces: TextPiece[], main: DataView, table: DataView): string {
  const runs = readRuns(main, table)
  const positionOf = createPositions(pieces)
  const parts: string[] = []
  let start = 0
  for (let end = body.indexOf('\r'); end >= 0; end = body.indexOf('\r', start)) {
    const line = body.slice(start, end + 1)
    // What precedes a cell, row or page mark is no part of this paragraph.
    const own = Math.max(line.lastIndexOf('\u0007'), line.lastIndexOf('\n'), line.lastIndexOf('\f')) + 1
    const run = findRun(runs, positionOf(end))
    const mark = line.slice(own).trim() === '' ? '' : (run?.mark ?? '')
    parts.push(line.slice(0, own), mark, run?.isInTable ? `${line.slice(own, -1)}\u000b` : line.slice(own))
    start = end + 1
  }
  return [...parts, body.slice(start)].join('')
}

/** Byte positions of characters that are asked for in ascending order. */
function createPositions(pieces: TextPiece[]): (character: number) => number {
  let index = 0
  let start = 0
  return (character) => {
    for (let piece = pieces[index]; piece && character >= start + piece.text.length; piece = pieces[index]) {
      start += piece.text.length
      index++
    }
    const { startFilePos = 0, bpc = 1 } = pieces[index] ?? {}
    return startFilePos + (character - start) * bpc
  }
}

/** Runs are in ascending order. */
function findRun(runs: FormatRun[], position: number): FormatRun | undefined {
  let low = 0
  let high = runs.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const run = runs[middle]
    if (!run || position < run.start) high = middle - 1
    else if (position >= run.end) low = middle + 1
    else return run
  }
  return undefined
}

function readRuns(main: DataView, table: DataView): FormatRun[] {
  const runs: FormatRun[] = []
  const at = main.getUint32(0x102, true)
  const pages = Math.floor((main.getUint32(0x106, true) - 4) / 8)
  for (let number = 0; number < pages; number++) {
    const page = table.getUint32(at + (pages + 1 + number) * 4, true) * 512
    const count = main.getUint8(page + 511)
    for (let run = 0; run < count; run++) {
      const format = page + main.getUint8(page + (count + 1) * 4 + run * 13) * 2
      runs.push({
        start: main.getUint32(page + run * 4, true),
        end: main.getUint32(page + run * 4 + 4, true),
        ...(format > page ? readFormat(main, format) : plain),
      })
    }
  }
  return runs.toSorted((a, b) => a.start - b.start)
}

const plain = { mark: '', isInTable: false }

/** Styles 1 to 9 are the built-in headings in every document. Reading ends at properties of table rows, which have another layout. */
function readFormat(main: DataView, format: number): Pick<FormatRun, 'mark' | 'isInTable'> {
  const words = main.getUint8(format)
  const start = words > 0 ? format + 1 : format + 2
  const end = words > 0 ? format + words * 2 : start + main.getUint8(format + 1) * 2
  const style = main.getUint16(start, true)
  let list = 0
  let level = 0
  for (let at = start + 2; at + 2 < end;) {
    const property = main.getUint16(at, true)
    if (property === 0x2416 || property === 0xd608) return { mark: '', isInTable: true }
    if (property === 0x460b) list = main.getInt16(at + 2, true)
    if (property === 0x260a) level = Math.min(main.getUint8(at + 2), 8)
    at += 2 + operandLength(main, property, at + 2)
  }
  if (style >= 1 && style <= 9) return { mark: `${'#'.repeat(Math.min(style, 6))} `, isInTable: false }
  return { mark: list > 0 ? `${'  '.repeat(level)}- ` : '', isInTable: false }
}

function operandLength(main: DataView, property: number, at: number): number {
  const lengths = [1, 1, 2, 4, 2, 2, 0, 3]
  return lengths[property >> 13] || main.getUint8(at) + 1
}

import { malformed } from '../refusal.ts'

const broken = () =>
  malformed('The Word document is damaged. Open it in Word, save it as DOCX and upload the new copy.')

/**
 * Refuses a Word document (MS-DOC) whose tables would make the decoder copy the same bytes again and again: text pieces that lie over
 * each other, and format runs that are not in ascending order or whose pages repeat. Reading past an end throws by itself.
 */
export function checkWordStructure(main: DataView, table: DataView): void {
  checkPieces(main, table)
  // Positions of the page tables of character and paragraph formats in the file information block.
  checkRuns(main, pages(main, table, 0xfa), 101)
  checkRuns(main, pages(main, table, 0x102), 29)
}

function checkPieces(main: DataView, table: DataView): void {
  let at = main.getUint32(0x1a2, true)
  while (table.getUint8(at) === 1) at += 3 + table.getUint16(at + 1, true)
  if (table.getUint8(at) !== 2) throw broken()
  const count = (table.getUint32(at + 1, true) - 4) / 12
  if (!Number.isInteger(count) || count < 1 || count > table.byteLength / 12) throw broken()
  let size = 0
  for (let piece = 0; piece < count; piece++) {
    const start = table.getUint32(at + 5 + piece * 4, true)
    const end = table.getUint32(at + 9 + piece * 4, true)
    if (end < start) throw broken()
    size += end - start
  }
  if (size > main.byteLength) throw broken()
}

function pages(main: DataView, table: DataView, position: number): number[] {
  const start = main.getUint32(position, true)
  const count = (main.getUint32(position + 4, true) - 4) / 8
  if (count <= 0) return []
  if (!Number.isInteger(count) || count * 512 > main.byteLength) throw broken()
  const numbers = Array.from({ length: count }, (_, page) =>
    table.getUint32(start + (count + 1 + page) * 4, true),
  )
  if (new Set(numbers).size < count) throw broken()
  return numbers
}

function checkRuns(main: DataView, numbers: number[], most: number): void {
  for (const page of numbers) {
    const start = page * 512
    const runs = main.getUint8(start + 511)
    if (runs > most) throw broken()
    for (let run = 0; run < runs; run++) {
      if (main.getUint32(start + run * 4, true) > main.getUint32(start + run * 4 + 4, true)) throw broken()
    }
  }
}

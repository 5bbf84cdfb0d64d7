import { readXlsx as readWorkbook, streamXlsxRows } from 'hucre/xlsx'
import { cellText } from '../cell-text.ts'
import { repackZip } from '../containers/repack-zip.ts'
import { openZip } from '../containers/zip.ts'
import { maximumCharacters } from '../limits.ts'
import { toBlocks } from '../table.ts'
import type { Reading } from '../types.ts'

const needed =
  /^(?:\[content_types\]\.xml|_rels\/\.rels|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/(?:sharedstrings|styles)\.xml|xl\/worksheets\/[^/]+\.xml)$/i

// Every sheet reads the shared texts again, so their number is bounded.
const maximumSheets = 100

/** Each visible sheet of a workbook as a heading and tables. Rows are streamed, so a huge sheet stops at the text limit. */
export async function readXlsx(bytes: Uint8Array): Promise<Reading> {
  const workbook = repackZip(openZip(bytes), (name) => needed.test(name))
  const { visible, hidden } = await sheetNames(workbook)
  const warnings: string[] = []
  if (hidden.length > 0) warnings.push(`Hidden sheets were not read: ${hidden.join(', ')}.`)
  if (visible.length > maximumSheets) warnings.push(`Only the first ${maximumSheets} sheets were read.`)
  const sheets: string[] = []
  let characters = 0
  for (const { name, index } of visible.slice(0, maximumSheets)) {
    if (characters > maximumCharacters) break
    const sheet = await sheetRows(workbook, index, maximumCharacters - characters)
    characters += sheet.characters
    const text = toBlocks(sheet.rows)
    if (text !== '') sheets.push(`# ${name}\n\n${text}`)
  }
  return { text: sheets.join('\n\n'), isCut: characters > maximumCharacters, warnings }
}

/** Names only: the filter sees every sheet and picks none, so no sheet is parsed. */
async function sheetNames(workbook: Uint8Array) {
  const visible: { name: string; index: number }[] = []
  const hidden: string[] = []
  await readWorkbook(workbook, {
    sheets({ name, index, hidden: isHidden, veryHidden }) {
      if (isHidden || veryHidden) hidden.push(name)
      else visible.push({ name, index })
      return false
    },
  })
  return { visible, hidden }
}

async function sheetRows(workbook: Uint8Array, sheet: number, limit: number) {
  const rows: string[][] = []
  let characters = 0
  let last = -1
  for await (const { index, values } of streamXlsxRows(workbook, { sheet })) {
    // Rows without cells are not in the file; the gap they leave separates tables.
    if (index > last + 1 && last >= 0) rows.push([])
    last = index
    const cells = values.map(cellText)
    rows.push(cells)
    characters += cells.reduce((sum, cell) => sum + cell.length, 0) + 2
    if (characters > limit) break
  }
  return { rows, characters }
}

/**
 * The cells of one row of a Markdown table, with or without outer pipes. An escaped pipe (`\|`) and one inside inline code
 * belong to their cell; emphasis and code marks are taken away. Source: GitHub Flavored Markdown, section 4.10.
 */
export function markdownCells(row: string): string[] {
  const line = row.trim()
  const cells: string[] = []
  let cell = ''
  let code = false
  for (let at = line.startsWith('|') ? 1 : 0; at < line.length; at += 1) {
    const sign = line[at]
    if (sign === '\\' && line[at + 1] === '|') {
      cell += '|'
      at += 1
    } else if (sign === '|' && !(code && line.indexOf('`', at) > 0)) {
      cells.push(cell)
      cell = ''
      code = false
    } else {
      if (sign === '`') code = !code
      cell += sign
    }
  }
  if (cell.trim() !== '' || !line.endsWith('|')) cells.push(cell)
  return cells.map(plainCell)
}

/** A cell without Markdown marks and line breaks. */
export function plainCell(cell: string): string {
  return cell
    .replace(/\*\*|__|`/g, '')
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/^\s*\*(?=\S)|(?<=\S)\*\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The line under the header of a Markdown table: dashes, colons and pipes. */
export function isAlignment(line: string): boolean {
  return /^[ \t|:-]*-[ \t|:-]*$/.test(line) && line.includes('|')
}

/** A cell that says "nothing": empty, a dash, "n/a". */
export function isBlank(cell: string): boolean {
  return /^(?:[-–—―.]{0,3}|n\/?a\.?|none|not applicable)$/i.test(cell.trim())
}

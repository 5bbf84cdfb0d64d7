/** A text and where it begins. */
export interface Cell {
  at: number
  text: string
}

/** The cells of a row, as `tableRows` of the reader writes them: "| a | b |". */
export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = []
  for (const match of text.matchAll(/\|((?:[^|\\]|\\.)*)(?=\|)/g)) {
    const [, inner = ''] = match
    const lead = inner.length - inner.trimStart().length
    cells.push({ at: match.index + 1 + lead, text: inner.trim() })
  }
  return cells
}

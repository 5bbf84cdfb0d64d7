/** A line of a page; lengths in PDF units (1/72 inch), `bottom` counted from the foot of the page. */
export interface Line {
  text: string
  left: number
  right: number
  bottom: number
  height: number
  /** Where its cells begin and end, where it has several. */
  cells?: { left: number; right: number }[]
  /** What is perhaps a word that was printed letter by letter. */
  spaced?: Spaced[]
}

/** Letters that stand apart on a line, and the words that they are, if they are words. */
export interface Spaced {
  as: string
  words: string[]
  /** All of it is one item, so that its letters stand equally far apart, words included. */
  isOne: boolean
}

/** What stands together on a line, behind a gap that is none, that of a word, or as wide as between cells. */
export interface Part {
  text: string
  left: number
  right: number
  gap: 'none' | 'word' | 'cell'
}

export const textOf = (parts: readonly Part[]): string =>
  parts
    .map(({ text, gap }, at) => {
      const shown = parts[at + 1]?.gap === 'cell' ? text.trimEnd() : text
      return gap === 'cell' ? `\t${shown}` : shown
    })
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()

/** The cells of a line, each with all that stands in it. */
export function cellsOf(parts: readonly Part[]): { left: number; right: number }[] {
  const cells: { left: number; right: number }[] = []
  for (const { left, right, gap } of parts) {
    const last = cells.at(-1)
    if (last && gap !== 'cell') last.right = right
    else cells.push({ left, right })
  }
  return cells
}

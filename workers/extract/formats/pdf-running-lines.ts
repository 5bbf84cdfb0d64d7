import type { Line } from './pdf-line.ts'

// A page number alone, or at the end of a header or footer, parted from it by a wide gap.
const alone = /^(?:[-–—]\s*)?(?:page\s+)?(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*[-–—])?$/i
const inCorner = /^(\d{1,4})\t|\t(?:page\s+)?(\d{1,4})$/i
const edge = 2

/**
 * Removes what repeats at the top and foot of the pages (headers, footers, page numbers), because it would cut sentences in two.
 * A line is such a repeat when, digits apart, it stands at the edge of at least 3 pages and 60 % of them, or when it holds a number
 * that grows with the pages: on at least 3 of them and 30 %, or "1" alone on page 1 and the like. The head of a table that goes on is none.
 */
export function withoutRunningLines(pages: Line[][]): Line[][] {
  const counts = new Map<string, number>()
  pages.forEach((page, index) => {
    const keys = edges(page).flatMap((line) => [textKey(line), numberKey(line, index)])
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  const count = (key: string) => counts.get(key) ?? 0
  return pages.map((page, index) => {
    const repeats = new Set(
      edges(page).filter(
        (line) =>
          !isHead(line, page[page.indexOf(line) + 1]) &&
          (count(textKey(line)) >= Math.max(3, pages.length * 0.6) ||
            (numberKey(line, index) !== '' &&
              count(numberKey(line, index)) >= Math.max(3, pages.length * 0.3)) ||
            Number(alone.exec(line.text)?.[1]) === index + 1),
      ),
    )
    return page.filter((line) => !repeats.has(line))
  })
}

function edges(page: Line[]): Line[] {
  const byHeight = page.toSorted((a, b) => b.bottom - a.bottom)
  return [...new Set([...byHeight.slice(0, edge), ...byHeight.slice(-edge)])]
}

const textKey = ({ text }: Line) => `text ${text.replaceAll(/\d+/g, '#')}`

/** The same on every page whose number is printed, however the numbering starts; empty without a number. */
function numberKey({ text }: Line, index: number): string {
  const number = alone.exec(text)?.[1] ?? inCorner.exec(text)?.slice(1).find(Boolean)
  return number === undefined ? '' : `number ${Number(number) - index}`
}

/** Whether a line is a row of a table with the next one close below: as many cells, each below the other. */
function isHead({ cells, bottom, height }: Line, next: Line | undefined): boolean {
  if (!cells || cells.length !== next?.cells?.length) return false
  const drop = bottom - next.bottom
  if (drop <= 0 || drop > height * 3) return false
  return cells.every(({ left, right }, at) => {
    const below = next.cells?.[at]
    return below !== undefined && left < below.right && below.left < right
  })
}

import type { Line } from './pdf-lines.ts'

const pageNumber = /^(?:[-–—]\s*)?(?:page\s+)?(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*[-–—])?$/i
const edge = 2

/**
 * Removes what repeats at the top and foot of the pages (headers, footers, page numbers), because it would cut sentences in two.
 * A line is such a repeat when, digits apart, it stands at the edge of at least 3 pages and 60 % of them.
 */
export function withoutRunningLines(pages: Line[][]): Line[][] {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const key of new Set(edges(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const most = Math.max(3, pages.length * 0.6)
  return pages.map((page, index) => {
    const repeats = new Set(
      edges(page).filter((line) => (counts.get(keyOf(line)) ?? 0) >= most || isNumberOf(line, index + 1)),
    )
    return page.filter((line) => !repeats.has(line))
  })
}

function edges(page: Line[]): Line[] {
  const byHeight = page.toSorted((a, b) => b.bottom - a.bottom)
  return [...new Set([...byHeight.slice(0, edge), ...byHeight.slice(-edge)])]
}

const keyOf = ({ text }: Line) => text.replaceAll(/\d+/g, '#')

const isNumberOf = ({ text }: Line, page: number) => Number(pageNumber.exec(text)?.[1]) === page

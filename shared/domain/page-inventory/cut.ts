import type { PageInventory } from './schema.ts'

/** What all pages of a session may be together, in characters of JSON: it is kept, and handed to the engine with each run. */
export const mostPageCharacters = 1_000_000

/** Pages as they are kept: those that are too long together say less, the longest first, and are marked as `cut`. */
export function cutPages(pages: readonly PageInventory[], most = mostPageCharacters): PageInventory[] {
  const sizes = pages.map(sizeOf)
  const shares = new Map<number, number>()
  let left = most
  const shortestFirst = [...sizes.keys()].toSorted((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0))
  for (const [done, index] of shortestFirst.entries()) {
    const share = Math.min(sizes[index] ?? 0, Math.floor(left / (pages.length - done)))
    shares.set(index, share)
    left -= share
  }
  return pages.map((page, index) => {
    const share = shares.get(index) ?? 0
    return (sizes[index] ?? 0) <= share ? page : cutPage(page, share)
  })
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length

/** Whole entries alone are left out, from the end of each list. Controls come first: of them cases are made. */
function cutPage({ url, title, ...lists }: PageInventory, most: number): PageInventory {
  const whole = { url, title, cut: true as const }
  let left =
    most - sizeOf({ ...whole, controls: [], headings: [], messages: [], regions: [], tables: [], values: [] })
  const fitting = <T>(entries: readonly T[]): T[] => {
    const end = entries.findIndex((entry) => (left -= sizeOf(entry) + 1) < 0)
    return entries.slice(0, end === -1 ? entries.length : end)
  }
  const controls = fitting(lists.controls)
  const headings = fitting(lists.headings)
  const messages = fitting(lists.messages)
  const values = fitting(lists.values ?? [])
  return {
    ...whole,
    controls,
    headings,
    messages,
    values,
    regions: fitting(lists.regions),
    tables: fitting(lists.tables),
  }
}

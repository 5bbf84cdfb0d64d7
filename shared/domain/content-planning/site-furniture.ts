import type { Block } from '../retrieval/blocks.ts'
import { linesIn } from './outline.ts'
import { contentOf, saidAs } from './repeated.ts'
import type { Outline } from './types.ts'

/** What repeats over the pages of a site, by what it says (`saidAs`); each with the address of the one page on which it is read. */
export type SiteFurniture = ReadonlyMap<string, string>

export interface OutlinedPage {
  sourceUrl: string
  outline: Outline
}

const fewestPages = 5
const mostKeys = 1000
/** What repeats on half of the pages, and what did so before while it is on a third still: what lies at the limit does not come and go with each crawl. */
const half = { atEnds: 0.5, anywhere: 0.5 }
const third = { atEnds: 0.33, anywhere: 0.33 }

/**
 * Learns which blocks repeat over pages of one site, and so are part of its menus, headers, footers or notices, as the plan of content tells them (`contentOf`). Each is read
 * on one page: nothing that a site says is lost. `before` is what was known of it. Empty for fewer than five pages. The same pages give the same answer in any order.
 */
export function learnFurniture(pages: readonly OutlinedPage[], before: SiteFurniture): SiteFurniture {
  if (pages.length < fewestPages) return new Map()
  const outlines = pages.map(({ outline }) => outline)
  const often = new Set(contentOf(outlines, half).repeated)
  const still = contentOf(outlines, third).repeated.filter((key) => before.has(key))
  const holders = holdersOf(pages)
  const keys = [...new Set([...often, ...still])].sort().slice(0, mostKeys)
  return new Map(
    keys.flatMap((key) => {
      const addresses = holders.get(key) ?? []
      const known = addresses.find((address) => address === before.get(key))
      const keeper = known ?? addresses[0]
      return keeper === undefined ? [] : [[key, keeper] as const]
    }),
  )
}

/** The addresses of the pages that say something, the shortest first: it is nearest to the start of the site. */
function holdersOf(pages: readonly OutlinedPage[]): ReadonlyMap<string, string[]> {
  const holders = new Map<string, string[]>()
  const order = (one: OutlinedPage, other: OutlinedPage) =>
    one.sourceUrl.length - other.sourceUrl.length || (one.sourceUrl < other.sourceUrl ? -1 : 1)
  for (const { sourceUrl, outline } of pages.toSorted(order))
    for (const key of new Set(outline.blocks.map(saidAs)))
      holders.set(key, [...(holders.get(key) ?? []), sourceUrl])
  return holders
}

/** Says of the blocks of a page which repeat over its site and are read on another page. Costs the length of what it is asked about. */
export const repeatedIn =
  ({ sourceUrl, text }: { sourceUrl: string; text: string }, furniture: SiteFurniture) =>
  (block: Block): boolean => {
    const lines = linesIn(block, text).filter(({ key }) => key !== '')
    return (
      lines.length > 0 &&
      lines.every((line) => {
        const keeper = furniture.get(saidAs(line))
        return keeper !== undefined && keeper !== sourceUrl
      })
    )
  }

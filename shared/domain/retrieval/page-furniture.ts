import type { Block, Region } from './blocks.ts'

const everywhere: ReadonlySet<Region> = new Set(['navigation', 'notice'])
const onEachPage: ReadonlySet<Region> = new Set(['footer', 'aside'])
const linkedShare = 0.85

/** Whether a block stands beside or below the content of its page. */
export const isBeside = ({ hints }: Block): boolean =>
  hints?.region !== undefined && onEachPage.has(hints.region)

/**
 * Says of the blocks of a web page which are no content of it, by what its markup says (`hints.region`): menus, notices that ask for consent, links of a header; and
 * footers and what stands aside, unless the page stands for itself or is the start of its site (`sourceUrl`), where they are read once. Of a page without any other
 * words nothing is left out. Blocks without hints are content, unless they repeat over the pages of the site (`isRepeated`).
 */
export function furnitureOf(
  { text, blocks }: { text: string; blocks: readonly Block[] },
  sourceUrl: string | null,
  isRepeated: (block: Block) => boolean = () => false,
): (block: Block) => boolean {
  const isOneOfMany = sourceUrl !== null && URL.canParse(sourceUrl) && new URL(sourceUrl).pathname !== '/'
  const isMarked = ({ hints, start, end }: Block) =>
    hints?.region !== undefined &&
    (everywhere.has(hints.region) ||
      (isOneOfMany && onEachPage.has(hints.region)) ||
      (hints.region === 'header' && isLinks(text.slice(start, end), hints.links)))
  const isFurniture = (block: Block) => isMarked(block) || isRepeated(block)
  const hasContent = blocks.some(
    (block) => !isFurniture(block) && lettersIn(text.slice(block.start, block.end)),
  )
  return hasContent ? isFurniture : () => false
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

const isLinks = (text: string, links: readonly { text: string }[] = []): boolean =>
  links.length > 0 &&
  links.reduce((sum, link) => sum + lettersIn(link.text), 0) >= lettersIn(text) * linkedShare

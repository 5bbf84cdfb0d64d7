import type { Block } from './blocks.ts'

/** Places are UTF-16 units of the text. */
export interface OutlineHeading {
  title: string
  /** 1 is the outermost. */
  level: number
  /** From 1; null where the format has no pages. */
  page: number | null
  start: number
  end: number
}

/** A page or slide, from its first words to its last. */
export interface OutlinePage {
  page: number
  start: number
  end: number
}

export interface Outline {
  headings: OutlineHeading[]
  /** In the order of the text; empty where the format has none. */
  pages: OutlinePage[]
  /** Whether there are more headings or pages than these. */
  isCut: boolean
}

/** More than anybody reads through; a table of a hundred thousand rows may call each of them a heading. */
export const mostEntries = 2000
const longestTitle = 200

/**
 * The structure of a text, by the blocks that the reader of its format found: its headings, and where each of its pages lies. Headings without words are left
 * out, and long ones are cut to 200 characters; of more than 2,000 headings or pages the first are given.
 */
export function outlineOf({ text, blocks }: { text: string; blocks: readonly Block[] }): Outline {
  const headings: OutlineHeading[] = []
  const pages: OutlinePage[] = []
  let isCut = false
  for (const block of blocks) {
    const heading = headingOf(text, block)
    if (heading && headings.length === mostEntries) isCut = true
    else if (heading) headings.push(heading)
    if (!takePage(pages, block)) isCut = true
  }
  return { headings, pages, isCut }
}

function headingOf(text: string, { kind, level = 1, page, start, end }: Block): OutlineHeading | undefined {
  if (kind !== 'heading') return undefined
  const title = titleOf(text.slice(start, end))
  return title === '' ? undefined : { title, level, page, start, end }
}

/** A heading in one line. A character of two units stays whole. */
const titleOf = (words: string) =>
  words
    .slice(0, 10 * longestTitle)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestTitle)
    .toWellFormed()

/** Lets a block widen its page, or begin one; false where there is no room for that. */
function takePage(pages: OutlinePage[], { page, start, end }: Block): boolean {
  if (page === null) return true
  const last = pages.at(-1)
  if (last?.page === page) last.end = end
  else if (pages.length < mostEntries) pages.push({ page, start, end })
  else return false
  return true
}

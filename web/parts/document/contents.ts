import type { FileOutline } from '../files/types.ts'

export interface Entry {
  title: string
  page: number | null
  start: number
  /** How far it stands in, from 0. */
  depth: number
}

export interface Contents {
  headings: Entry[]
  pages: { page: number; start: number }[]
  isCut: boolean
}

/** Deeper headings than so many levels stand no further in: a phone has no room for it. */
const mostDepth = 3

/** What is listed beside a text; null where there is nowhere else to go in it. */
export function contentsOf({ headings, pages, isCut }: FileOutline): Contents | null {
  if (headings.length < 2 && pages.length < 2) return null
  const outermost = Math.min(...headings.map(({ level }) => level))
  return {
    headings: headings.map(({ title, page, start, level }) => ({
      title,
      page,
      start,
      depth: Math.min(level - outermost, mostDepth),
    })),
    pages: pages.length < 2 ? [] : pages.map(({ page, start }) => ({ page, start })),
    isCut,
  }
}

export const hrefOfJump = (start: number) => `#to=${start}`

/** The place of the text that an address jumps to, in UTF-16 units; null where it names none. */
export function jumpIn(hash: string): number | null {
  const [, at] = /^#to=(\d{1,9})$/.exec(hash) ?? []
  return at === undefined ? null : Number(at)
}

import type { InPage, Resolution } from './kit.ts'

/** Whether the document says by its title, its main heading or its path that it is the page of that name. */
export function isPage(page: InPage, name: string): boolean {
  const words = (text: string): string =>
    ` ${page
      .tidy(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  const key = page.loose(name)
  if (key === '') return false
  const headings = page
    .elementsIn()
    .filter((one) => page.tagOf(one) === 'h1' && page.visible(one))
    .map((one) => page.textOf(one))
  const titles = [document.title, ...headings]
  const paths = `${location.pathname}/${location.hash}`.split(/[/#?.]/)
  return (
    titles.some((text) => words(text).includes(words(name))) ||
    [...titles.flatMap((text) => text.split(/[–—|:·]| - /)), ...paths].some(
      (part) => page.loose(part) === key,
    )
  )
}

/** The link of a page's name. Several links to the same address are one. */
export function linkTo(page: InPage, name: string): Resolution {
  const links = page
    .elementsIn()
    .filter(
      (one) => page.roleOf(one) === 'link' && page.exposed(one) && page.visible(one) && page.reachable(one),
    )
  for (let level = 0; level <= 2; level++) {
    const hits = links.filter((one) => page.matchLevel(page.nameOf(one), name, false) === level)
    const [hit] = hits
    if (!hit) continue
    const places = new Set(hits.map((one) => (one as HTMLAnchorElement).href || one))
    if (places.size > 1)
      return { status: 'ambiguous', candidates: hits.slice(0, 6).map((one) => page.candidate(one)) }
    return {
      status: 'found',
      id: page.hold(hit),
      role: 'link',
      name: page.nameOf(hit),
      kind: 'other',
      matched: name,
    }
  }
  return { status: 'missing', candidates: links.slice(0, 5).map((one) => page.candidate(one)) }
}

/** HTTP status of the document; 0 where the browser does not tell. */
export function documentStatus(_page: InPage): number {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    responseStatus?: number
  })[]
  return entry?.responseStatus ?? 0
}

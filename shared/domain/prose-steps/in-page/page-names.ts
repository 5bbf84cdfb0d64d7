import type { InPage, Resolution } from './kit.ts'

/** Whether the document says by its title, its main heading or its path that it is the page of that name. */
export function isPage(page: InPage, name: string): boolean {
  const words = (text: string): string =>
    ` ${page
      .tidy(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  if (page.loose(name) === '') return false
  return page.pageTitles().some((text) => words(text).includes(words(name))) || page.calledPage(name)
}

/** The title of the document and its main headings. */
export function pageTitles(page: InPage): string[] {
  const headings = page
    .elementsIn()
    .filter((one) => page.tagOf(one) === 'h1' && page.visible(one))
    .map((one) => page.textOf(one))
  return [document.title, ...headings]
}

/** As `isPage`, but a title that only mentions the name among other words ("Sign in to open your dashboard") says nothing. */
export function calledPage(page: InPage, name: string): boolean {
  const key = page.loose(name)
  if (key === '') return false
  if (/^(?:home|start|landing|main|index)(?: ?page)?$/i.test(name.trim()) && location.pathname === '/')
    return true
  const parts = page.pageTitles().flatMap((text) => text.split(/[–—|:·]| - /))
  const paths = `${location.pathname}/${location.hash}`.split(/[/#?.]/)
  return [...parts, ...paths].some((part) => page.loose(part) === key || page.namesAlike(part, name))
}

/** Whether a heading or a part of a path holds all words of a name, in any order: "Reset your password" is the password reset page. */
export function namesAlike(_page: InPage, part: string, name: string): boolean {
  const words = (text: string): string[] =>
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/[-_.]+/g, ' ')
      .replace(/\b(?:log|sign) ?(?:in|on)\b/g, 'login')
      .replace(/\b(?:log|sign) ?(?:out|off)\b/g, 'logout')
      .replace(
        /\b(?:sign ?up|register|registration|(?:create|open) (?:an? |your |my |new )*account)\b/g,
        'signup',
      )
      .replace(/\b(?:the|an?|my|your|our|his|her|their|user|page|screen|view|of|for|to)\b/g, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const plain = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|s)$/, '') : word)
  const there = words(part).map(plain)
  const wanted = words(name).map(plain)
  return (
    wanted.length > 0 && there.length <= wanted.length + 2 && wanted.every((word) => there.includes(word))
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
    if (places.size > 1) return { status: 'ambiguous', candidates: page.candidates(hits) }
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

import type { Box, InPage } from './kit.ts'

/** Notes an element that a verdict rests on. Returns where it is. */
export function seen(page: InPage, element: Element): Box {
  page.evidence.push(element)
  return page.boxOf(element)
}

/** The address of the page, as checks read it. */
export function address(_page: InPage): ReturnType<InPage['address']> {
  return location
}

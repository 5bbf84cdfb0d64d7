import type { InPage, TextBlock } from './kit.ts'

/** What assistive technology is told without being asked: the texts of live regions (WAI-ARIA 1.2, section 6.6.3), also where only the eye misses them. */
export function announced(page: InPage): TextBlock[] {
  const live = (element: Element): boolean => {
    const stated = page.attribute(element, 'aria-live')
    if (stated !== '') return stated === 'polite' || stated === 'assertive'
    return ['status', 'alert', 'log'].includes(page.roleOf(element))
  }
  return page
    .elementsIn(document.documentElement)
    .filter((element) => live(element) && page.exposed(element))
    .flatMap((element) => {
      if (page.visible(element)) return page.blocksIn(element)
      const text = page.tidy((element as HTMLElement).innerText)
      return text === '' ? [] : [{ text, parts: [], element }]
    })
}

/** The texts that stand wholly below or above an element, at least in part in its width. */
export function besides(page: InPage, place: Element, side: string): TextBlock[] {
  const outer = page.boxOf(place)
  return page.blocksIn(document.documentElement).filter(({ element }) => {
    const box = page.boxOf(element)
    const beside = box.x < outer.x + outer.width && box.x + box.width > outer.x
    const apart = side === 'below' ? box.y >= outer.y + outer.height - 1 : box.y + box.height <= outer.y + 1
    return beside && apart && !page.contains(place, element)
  })
}

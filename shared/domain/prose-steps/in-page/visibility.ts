import type { Box, InPage } from './kit.ts'

/** Has layout and is not `visibility: hidden`; so is every frame around it. */
export function rendered(page: InPage, element: Element): boolean {
  return page.once('rendered', element, () => {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) {
      // What has no box of its own, as most slots, shows its texts where it stands.
      const style = getComputedStyle(element)
      const around = style.display === 'contents' ? page.parentOf(element) : undefined
      return around !== undefined && style.visibility === 'visible' && page.rendered(around)
    }
    const frame = element.ownerDocument.defaultView?.frameElement
    return frame ? page.rendered(frame) : true
  })
}

/** Part of the accessibility tree: rendered and in no aria-hidden or inert part. */
export function exposed(page: InPage, element: Element): boolean {
  const excluded = (at: Element | undefined): boolean =>
    at !== undefined &&
    page.once(
      'excluded',
      at,
      () =>
        ((page.attribute(at, 'aria-hidden') === 'true' || at.hasAttribute('inert')) &&
          !(page.unbarred && page.isRest(at))) ||
        excluded(page.parentOf(at)),
    )
  return page.rendered(element) && !excluded(element)
}

/**
 * Whether a person can see the element: rendered, not fully transparent, not clipped to nothing, not outside the scrollable page or of what cuts it off.
 */
export function visible(page: InPage, element: Element): boolean {
  const shows = (at: Element | undefined): boolean => {
    if (at === undefined) return true
    return page.once('shows', at, () => {
      const view = at.ownerDocument.defaultView
      const style = view?.getComputedStyle(at)
      if (!view || !style || Number(style.opacity) === 0) return false
      if (style.display === 'contents') return shows(page.parentOf(at))
      const box = at.getBoundingClientRect()
      if (page.isClippedAway(at)) return false
      const { left, top } = page.scrolledBy(at)
      const outside = box.right + view.scrollX + left <= 0 || box.bottom + view.scrollY + top <= 0
      if (outside && box.width > 0 && box.height > 0) return false
      return shows(page.parentOf(at))
    })
  }
  return page.rendered(element) && shows(element) && !page.isCutOff(element)
}

/** How far the boxes around an element are scrolled: what they have scrolled away is there all the same. */
export function scrolledBy(page: InPage, element: Element): { left: number; top: number } {
  return page.once('scrolled', element, () => {
    const around = page.parentOf(element)
    if (!around || ['html', 'body', 'iframe', 'frame'].includes(page.tagOf(around)))
      return { left: 0, top: 0 }
    const { left, top } = page.scrolledBy(around)
    return { left: left + Math.max(around.scrollLeft, 0), top: top + Math.max(around.scrollTop, 0) }
  })
}

/** Whether an element shows nothing of itself: it is cut to a point, by its own size or by what its style clips. */
export function isClippedAway(page: InPage, element: Element): boolean {
  return page.once('clipped', element, () => {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const clips = style.overflowX !== 'visible' || style.clipPath !== 'none' || style.clip !== 'auto'
    if (!clips) return false
    if (width <= 1 || height <= 1) return true
    const isPlaced = ['absolute', 'fixed'].includes(style.position)
    const edges = (isPlaced ? /^rect\((.+)\)$/.exec(style.clip)?.[1] : undefined)
      ?.split(/,? /)
      .map(Number.parseFloat)
    const [top = 0, right = width, bottom = height, left = 0] = edges ?? []
    // Any edge may be "auto", which is no number.
    if (right - left <= 1 || bottom - top <= 1) return true
    const inset = /^inset\(([\d.]+)(%|px)\)$/.exec(style.clipPath)
    const share = Number(inset?.[1] ?? 0)
    return inset?.[2] === '%' ? share >= 50 : 2 * share >= Math.min(width, height) - 1 && share > 0
  })
}

/** Whether an element lies wholly outside of something around it that cuts off what leaves it, and that nobody can scroll, as a slide beside the one shown. */
export function isCutOff(page: InPage, element: Element): boolean {
  return page.once('cut off', element, () => {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return false
    for (let by = page.cutterOf(element); by; by = page.cutterOf(by)) {
      const frame = by.getBoundingClientRect()
      if (box.right <= frame.left || box.left >= frame.right) return true
      if (box.bottom <= frame.top || box.top >= frame.bottom) return true
    }
    return false
  })
}

/** The closest element around another one that cuts off what leaves it; what is positioned is cut off by what it is positioned in. */
export function cutterOf(page: InPage, element: Element): Element | undefined {
  return page.once('cutter', element, () => {
    const own = getComputedStyle(element)
    let at = page.parentOf(element)
    if (own.position === 'fixed' || !at) return undefined
    const isHolder = (style: CSSStyleDeclaration): boolean =>
      style.position !== 'static' || style.transform !== 'none'
    while (at && own.position === 'absolute' && !isHolder(getComputedStyle(at))) at = page.parentOf(at)
    // What the page or a frame cuts off is there after scrolling.
    if (!at || ['html', 'body', 'iframe', 'frame'].includes(page.tagOf(at))) return undefined
    const { overflowX, overflowY } = getComputedStyle(at)
    const cuts = [overflowX, overflowY].every((one) => one === 'hidden' || one === 'clip')
    return cuts ? at : page.cutterOf(at)
  })
}

/** The element's rectangle in the top-level viewport. */
export function boxOf(_page: InPage, element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  const box = { x, y, width, height }
  let view = element.ownerDocument.defaultView
  while (view?.frameElement) {
    const frame = view.frameElement
    const outer = frame.getBoundingClientRect()
    const style = frame.ownerDocument.defaultView?.getComputedStyle(frame)
    box.x += outer.x + frame.clientLeft + (Number.parseFloat(style?.paddingLeft ?? '') || 0)
    box.y += outer.y + frame.clientTop + (Number.parseFloat(style?.paddingTop ?? '') || 0)
    view = frame.ownerDocument.defaultView
  }
  return box
}

/** Not shut out by a modal dialog: while one is open, everything outside it says that it is inert. */
export function reachable(page: InPage, element: Element): boolean {
  if (page.unbarred) return true
  const modals = page.once('modals', element.ownerDocument, () =>
    page
      .elementsIn(element.ownerDocument.documentElement)
      .filter(
        (at) =>
          (at.matches('dialog:modal') || page.attribute(at, 'aria-modal') === 'true') && page.visible(at),
      ),
  )
  return modals.length === 0 || modals.some((modal) => page.contains(modal, element))
}

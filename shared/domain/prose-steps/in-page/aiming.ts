import type { InPage, Readiness } from './kit.ts'

/** Scrolls what is seen of a control into view and says where it can be hit. */
export function aim(page: InPage, shown: Element, hit: boolean): Readiness {
  const first = page.boxOf(shown)
  const inside =
    first.y >= 0 &&
    first.x >= 0 &&
    first.y + first.height <= innerHeight &&
    first.x + first.width <= innerWidth &&
    !isScrolledAway(page, shown) &&
    !isUnderHead(page, shown)
  if (!inside) shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = page.boxOf(shown)
  const point = page.hitPoint(shown)
  if (!point) return { box, x: 0, y: 0, obstacle: 'outside' }
  if (hit && point.by !== undefined) return { box, x: point.x, y: point.y, obstacle: 'covered', by: point.by }
  return { box, x: point.x, y: point.y }
}

/** Whether the middle of an element lies beyond the edge of a box around it that scrolls, as rows do that a list draws ahead of what it shows. */
function isScrolledAway(page: InPage, element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  for (let at = page.parentOf(element); at; at = page.parentOf(at)) {
    if (at.ownerDocument !== element.ownerDocument) return false
    const { overflowX, overflowY } = getComputedStyle(at)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    if (at.scrollHeight <= at.clientHeight && at.scrollWidth <= at.clientWidth) continue
    const edge = at.getBoundingClientRect()
    const isPage = at === at.ownerDocument.scrollingElement || at === at.ownerDocument.body
    if (!isPage && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return true
  }
  return false
}

/** Whether the middle of an element lies under a head or a column that stays where it is while the rest is scrolled. */
function isUnderHead(page: InPage, element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  const cover = root.elementFromPoint(left + width / 2, top + height / 2)
  for (let at = cover ?? undefined; at && !page.contains(at, element); at = page.parentOf(at)) {
    if (page.contains(element, at)) return false
    const stays = ['sticky', 'fixed'].includes(getComputedStyle(at).position)
    const box = at.getBoundingClientRect()
    // What lies over the whole window lies over it wherever it is scrolled to.
    if (stays && (box.width < innerWidth || box.height < innerHeight)) return true
  }
  return false
}

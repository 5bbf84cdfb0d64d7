import type { Click } from './types.ts'

/** Where on a page clicks lie, in its own pixels. */
export interface Point {
  x: number
  y: number
  count: number
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where an element lies on the page that is shown; null where it is not there, or has no size. */
export type Find = (selector: string) => Box | null

/** Puts each click on its element, wherever that lies on the page that is shown; what has none there lies at its share of the page. */
export function pointsOf(
  clicks: readonly Click[],
  { width, height }: { width: number; height: number },
  find: Find,
): Point[] {
  const boxes = new Map<string, Box | null>()
  const boxOf = (selector: string) => {
    const known = boxes.get(selector)
    if (known !== undefined) return known
    const found = selector === '' ? null : find(selector)
    boxes.set(selector, found)
    return found
  }
  return clicks.map(({ selector, offsetX, offsetY, x, y, count }) => {
    const box = offsetX === null || offsetY === null ? null : boxOf(selector)
    if (!box || offsetX === null || offsetY === null) return { x: x * width, y: y * height, count }
    return { x: box.left + box.width * offsetX, y: box.top + box.height * offsetY, count }
  })
}

/** Finds elements below the root of a page. A hostile page may have replaced what its document can do, and a hostile recorder sent what is no selector. */
export const finderIn =
  (root: Element): Find =>
  (selector) => {
    try {
      const element = root.matches(selector) ? root : Element.prototype.querySelector.call(root, selector)
      if (!element) return null
      const origin = Element.prototype.getBoundingClientRect.call(root)
      const { left, top, width, height } = Element.prototype.getBoundingClientRect.call(element)
      if (width === 0 || height === 0) return null
      return { left: left - origin.left, top: top - origin.top, width, height }
    } catch {
      return null
    }
  }

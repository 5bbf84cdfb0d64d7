import type { Target } from '../types.ts'
import type { Box, InPage, TextBlock, Verdict } from './kit.ts'

/** Tells of an element whether it stands where a target says: in a half of the page, or beside something. */
export function standsWhere(
  page: InPage,
  target: Target,
): ((element: Element) => boolean) | { verdict: Verdict } {
  const side = target.name ?? ''
  if (target.role === 'half') return (element) => page.standsAt(element, side)
  const within = target.within ?? {}
  const found = page.resolve(within, 'state')
  const one = found.status === 'found' ? page.at(found.id) : undefined
  // "The buttons" are all of them.
  const all =
    within.name === undefined && within.role !== undefined
      ? page.elementsIn().filter((element) => page.family(within.role ?? '').includes(page.roleOf(element)))
      : page.regions(within, document.documentElement)
  const others = (one ? [one] : all).filter((element) => page.visible(element))
  if (others.length === 0) return { verdict: page.undecided(found, within) }
  return (element) => others.some((other) => page.standsBeside(element, other, side))
}

/** Whether an element stands near another one, on a side of it. */
export function standsBeside(page: InPage, element: Element, other: Element, side: string): boolean {
  const [one, next] = [page.boxOf(element), page.boxOf(other)]
  if (side === 'beside') return page.beside(one, next) || page.beside(next, one)
  const isInWidth = one.x < next.x + next.width && one.x + one.width > next.x
  const gap = side === 'above' ? next.y - (one.y + one.height) : one.y - (next.y + next.height)
  return isInWidth && gap >= -2 && gap <= 300
}

/** The texts among which words are looked for, and the element they are in. */
export function placedTexts(
  page: InPage,
  target: Target | undefined,
): { blocks: TextBlock[]; scope: Element } | { verdict: Verdict } {
  const place = page.textsAt(target)
  if ('verdict' in place) return place
  const isPlace =
    target !== undefined && !['near', 'above', 'below', 'live region'].includes(target.role ?? '')
  const [scope] = isPlace ? page.regions(target, document.documentElement) : [document.documentElement]
  return { blocks: place.blocks, scope: scope ?? document.documentElement }
}

/** Whether something stands in the upper or the lower half of the page, or of the part of it that is seen. */
export function standsAt(page: InPage, element: Element, half: string): boolean {
  const box = page.boxOf(element)
  const middle = box.y + box.height / 2
  const { scrollHeight } = document.documentElement
  const onPage = (middle + scrollY) / Math.max(scrollHeight, innerHeight)
  const onScreen = middle / innerHeight
  return half === 'top' ? onPage <= 0.5 || onScreen <= 0.5 : onPage >= 0.5 || onScreen >= 0.5
}

/** Whether a box stands right of another in the same line, and near it. An element around the next one is in its line, too. */
export function beside(_page: InPage, one: Box, next: Box): boolean {
  const middle = next.y + next.height / 2
  const isInLine = middle >= one.y && middle <= one.y + one.height
  const gap = next.x - (one.x + one.width)
  return isInLine && next.x >= one.x && gap <= Math.max(40, one.height, next.height)
}

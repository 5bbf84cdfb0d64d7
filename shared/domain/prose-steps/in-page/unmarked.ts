import type { Target } from '../types.ts'
import type { InPage } from './kit.ts'

type Scored = ReturnType<InPage['scored']>[number]

/**
 * Tabs, buttons and links of a page that says of no element what it is: what shows the pointer of a hand as a whole and is called so, with or without a
 * badge beside its words ("Inbox 3").
 */
export function unmarked(page: InPage, target: Target, scope: Element): Scored[] {
  const wanted = target.name ?? ''
  if (!page.mayHold(scope, wanted)) return []
  const found: Scored[] = []
  for (const element of page.elementsIn(scope)) {
    if (element === scope || page.roleOf(element) !== '' || !mayBePressed(element)) continue
    const around = page.parentOf(element)
    if (around && around !== scope && mayBePressed(around)) continue
    if (!page.isPresent(element) || !page.reachable(element)) continue
    const own = page.tidy(
      page
        .childrenOf(element)
        .map((child) => (child.nodeType === 3 ? (child.nodeValue ?? '') : ' '))
        .join(''),
    )
    const isMore = page.destroys(wanted) || page.actsOnMore(wanted, page.textOf(element))
    const told = isMore ? [] : [own]
    const texts = [page.textOf(element), ...told, page.attribute(element, 'aria-label')]
    const levels = texts.map((text) => page.matchLevel(text, wanted, target.exact === true))
    const best = Math.min(...levels.filter((level) => level >= 0 && level <= 2))
    if (best < 3) found.push({ element, rank: 50 + best, matched: page.textOf(element) })
  }
  return found.toSorted((one, other) => one.rank - other.rank)

  // A link without an address is one to the eye.
  function mayBePressed(element: Element): boolean {
    return page.tagOf(element) === 'a' || page.takesClicks(element)
  }
}

/** The knobs of sliders by where they stand: "the left knob" is that of the one slider with two, "the upper knob" that of the upper one of two sliders. */
export function knobs(page: InPage, { name = '' }: Target, scope: Element): Scored[] {
  const all = page
    .elementsIn(scope)
    .filter((element) => page.roleOf(element) === 'slider' && page.isPresent(element))
  const tracks = new Map<Element | undefined, Element[]>()
  for (const knob of all) {
    let track = page.parentOf(knob)
    while (track && page.elementsIn(track).filter((at) => all.includes(at)).length < 2 && track !== scope)
      track = page.parentOf(track)
    tracks.set(track, [...(tracks.get(track) ?? []), knob])
  }
  const isAcross = name === 'left' || name === 'right'
  const place = (element: Element): number => (isAcross ? page.boxOf(element).x : page.boxOf(element).y)
  const apart = (pair: Element[]): boolean => {
    const [one, other] = pair.map((knob) => page.boxOf(knob))
    if (!one || !other) return false
    const isRow = Math.abs(one.y - other.y) < Math.max(one.height, other.height)
    return isAcross === isRow
  }
  const pairs = [...tracks.values()].filter((pair) => pair.length === 2 && apart(pair))
  const meant =
    name === ''
      ? all
      : pairs.map((pair) => {
          const sorted = pair.toSorted((one, other) => place(one) - place(other))
          return (name === 'left' || name === 'upper' ? sorted[0] : sorted[1]) as Element
        })
  return meant.map((element) => ({ element, rank: 0, matched: page.nameOf(element) }))
}

/** The first (1) or last (-1) of the things of one make that an element stands among; undefined where it stands alone. */
export function endOfList(page: InPage, id: number, nth: 1 | -1): number | undefined {
  let at = page.at(id)
  while (at && at !== document.body && !page.hasAlike(at)) at = page.parentOf(at)
  const parent = at && at !== document.body ? page.parentOf(at) : undefined
  const siblings = parent
    ? page
        .childrenOf(parent)
        .filter((one) => one.nodeType === 1 && page.visible(one as Element) && page.hasAlike(one as Element))
    : []
  const end = siblings.at(nth === 1 ? 0 : -1) as Element | undefined
  return end && page.hold(end)
}

/** A point of the window where nothing takes a click: the ground that everything else stands on, and none of what is to be left. */
export function freePoint(page: InPage, left: number[]): { x: number; y: number } | undefined {
  const avoided = left.map((id) => page.at(id)).filter((at) => at !== undefined)
  const { innerWidth: width, innerHeight: height } = window
  const shares = [0.5, 0.03, 0.97, 0.25, 0.75]
  for (const down of [0.97, 0.03, 0.5, 0.25, 0.75])
    for (const across of shares) {
      const [x, y] = [Math.floor(width * across), Math.floor(height * down)]
      const hit = document.elementFromPoint(x, y)
      if (hit && isGround(hit) && !avoided.some((one) => page.contains(one, hit))) return { x, y }
    }
  return undefined

  function isGround(element: Element): boolean {
    const box = page.boxOf(element)
    const isLarge = box.width * box.height >= width * height * 0.25
    const isRoot = element === document.body || element === document.documentElement
    const takes = ['button', 'link', 'tab', 'menuitem', 'textbox', 'combobox', 'dialog'].includes(
      page.roleOf(element),
    )
    const isMedia = ['iframe', 'canvas', 'video', 'img', 'a', 'label'].includes(page.tagOf(element))
    return (isRoot || isLarge) && !takes && !isMedia && !(page.takesClicks(element) && !isLarge)
  }
}

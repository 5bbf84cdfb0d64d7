import type { Target } from '../types.ts'
import type { InPage, Purpose, Readiness, Resolution } from './kit.ts'

/** Whether a control takes input: not disabled itself, by a fieldset or by aria-disabled. */
export function enabled(page: InPage, element: Element): boolean {
  for (let at: Element | undefined = element; at; at = page.parentOf(at))
    if (page.attribute(at, 'aria-disabled') === 'true') return false
  return !element.matches(':disabled')
}

/** Scrolls an element into view and says whether it can be acted on, where, and if not why. */
export function ready(page: InPage, id: number, needs: { enabled: boolean; hit: boolean }): Readiness {
  const element = page.at(id)
  const nowhere = { box: { x: 0, y: 0, width: 0, height: 0 }, x: 0, y: 0 }
  if (!element?.isConnected) return { ...nowhere, obstacle: 'detached' }
  const faces = page.facesOf(element)
  const [shown] = faces
  if (!shown) return { ...nowhere, obstacle: 'hidden' }
  const first = page.boxOf(shown)
  if (first.width === 0 || first.height === 0) return { ...nowhere, obstacle: 'hidden' }
  if (needs.enabled && !page.enabled(element)) return { box: first, x: 0, y: 0, obstacle: 'disabled' }
  if (needs.enabled && (element as HTMLInputElement).readOnly === true && !needs.hit)
    return { box: first, x: 0, y: 0, obstacle: 'read-only' }
  // What is covered itself may be hit at its label or at what is wrapped around it.
  const attempts = (needs.hit ? faces : [shown]).map((face) => page.aim(face, needs.hit))
  return (
    attempts.find(({ obstacle }) => obstacle === undefined) ??
    attempts[0] ?? { ...nowhere, obstacle: 'hidden' }
  )
}

/** `ready`, asked twice with two frames between: an element that moves is not ready. */
export async function steady(
  page: InPage,
  id: number,
  needs: { enabled: boolean; hit: boolean },
): Promise<Readiness> {
  page.memo.clear()
  const before = page.ready(id, needs)
  await page.settled()
  page.memo.clear()
  const after = page.ready(id, needs)
  const moved =
    before.box.x !== after.box.x || before.box.y !== after.box.y || before.box.width !== after.box.width
  return after.obstacle === undefined && moved ? { ...after, obstacle: 'moving' } : after
}

/** Resolves a target and says at once whether it can be acted on; `steadily` also sees that it stands still. */
export async function find(
  page: InPage,
  target: Target,
  purpose: Purpose,
  needs: { enabled: boolean; hit: boolean },
  steadily: boolean,
): Promise<{ resolution: Resolution; readiness?: Readiness }> {
  const resolution = page.resolve(target, purpose)
  if (resolution.status !== 'found') return { resolution }
  const { id } = resolution
  return { resolution, readiness: steadily ? await page.steady(id, needs) : page.ready(id, needs) }
}

/** Whether a click that hits `hit` is a click on the element: on itself, its content or its label, but on no control of their own in there. */
export function receives(page: InPage, element: Element, hit: Element | null): boolean {
  const labels = page.labelsOf(element)
  // A label hands what it receives to its control, and its control receives it by itself.
  const own = page.tagOf(element) === 'label' ? (element as HTMLLabelElement).control : null
  const controls = page
    .rolesFor('state', 'button')
    .concat(page.rolesFor('fill', undefined), page.rolesFor('tick', undefined), 'link', 'tab')
  for (let at: Element | undefined = hit ?? undefined; at; at = page.parentOf(at)) {
    if (at === element || at === own || labels.includes(at)) return true
    if (controls.includes(page.roleOf(at))) return false
  }
  return (element.getRootNode() as ShadowRoot).host === hit && hit !== null
}

/**
 * A point of the element inside the viewport that receives a click, in top-level coordinates: the middle, else the middle of a quarter.
 * When every such point hits something else, `by` says what.
 */
export function hitPoint(page: InPage, element: Element): { x: number; y: number; by?: string } | undefined {
  const view = element.ownerDocument.defaultView
  const origin = element.getBoundingClientRect()
  const outer = page.boxOf(element)
  const rect = [...element.getClientRects()].find((one) => one.width > 0 && one.height > 0)
  if (!view || !rect) return undefined
  const left = Math.max(rect.left, 0)
  const top = Math.max(rect.top, 0)
  const width = Math.min(rect.right, view.innerWidth) - left
  const height = Math.min(rect.bottom, view.innerHeight) - top
  if (width <= 0 || height <= 0) return undefined
  let covered: { x: number; y: number; by: string } | undefined
  const parts: [number, number][] = [
    [0.5, 0.5],
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ]
  const middles = parts.map(([across, down]): [number, number] => [
    left + width * across,
    top + height * down,
  ])
  for (const [x, y] of [...middles, ...page.pointsBeside(element)]) {
    const point = { x: x - origin.x + outer.x, y: y - origin.y + outer.y }
    const cover = page.coverAt(element, x, y)
    if (cover === undefined) return point
    const shown = cover ? page.candidate(cover) : { role: 'the edge of the page', name: '' }
    covered ??= { ...point, by: `${shown.role}${shown.name === '' ? '' : ` "${shown.name}"`}` }
  }
  return covered
}

// Where a box is drawn at the edge of a label: so far from it is its middle.
const intoBox = 8

/** Points of a label that are on none of the links or buttons in it: what is drawn there, and its ends, line by line. */
export function pointsBeside(page: InPage, element: Element): [number, number][] {
  const inner = page.elementsIn(element).filter((at) => at !== element)
  const isBox = page.tagOf(element) === 'label' || page.kindOf(element) === 'checkable'
  if (!isBox || !inner.some((at) => ['link', 'button'].includes(page.roleOf(at)))) return []
  const middle = ({ left, top, width, height }: DOMRect): [number, number] => [
    left + width / 2,
    top + height / 2,
  ]
  const drawn = inner
    .filter((at) => page.visible(at) && page.isDrawn(at))
    .map((at) => middle(at.getBoundingClientRect()))
  const ends = [...element.getClientRects()].flatMap(({ left, right, top, height, width }) => {
    const inwards = Math.min(intoBox, width / 2)
    return [left + inwards, left + 1, right - inwards, right - 1].map((x): [number, number] => [
      x,
      top + height / 2,
    ])
  })
  const isSeen = ([x, y]: [number, number]): boolean =>
    x > 0 && y > 0 && x < innerWidth - 1 && y < innerHeight - 1
  return [...drawn, ...ends].filter(isSeen)
}

/**
 * What receives a click at a point of an element's own viewport instead of it: undefined when the element does, also through every frame
 * around it; null when nothing is there.
 */
export function coverAt(page: InPage, element: Element, x: number, y: number): Element | null | undefined {
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y)
  if (!page.receives(element, hit)) return hit
  const frame = element.ownerDocument.defaultView?.frameElement
  if (!frame) return undefined
  const inner = element.getBoundingClientRect()
  const own = page.boxOf(element)
  const outer = page.boxOf(frame)
  const rect = frame.getBoundingClientRect()
  return page.coverAt(frame, x - inner.x + own.x - outer.x + rect.x, y - inner.y + own.y - outer.y + rect.y)
}

/** Puts the keyboard focus on an element and, for typing, selects what it holds. */
export function focusOn(page: InPage, id: number, select: boolean): boolean {
  const element = page.at(id) as HTMLElement | undefined
  if (!element?.isConnected) return false
  element.focus()
  if (select && page.kindOf(element) === 'text') {
    ;(element as HTMLInputElement).select()
  } else if (select) {
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(element)
    const selection = element.ownerDocument.defaultView?.getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
  const root = element.getRootNode() as Document | ShadowRoot
  return root.activeElement === element
}

/** What a field shows as its value. */
export function valueOf(page: InPage, element: Element): string {
  const tag = page.tagOf(element)
  if (tag === 'select')
    return [...(element as unknown as HTMLSelectElement).selectedOptions]
      .map((option) => page.tidy(option.text))
      .join(', ')
  if (tag === 'input' || tag === 'textarea') {
    const { value } = element as HTMLInputElement
    return value === '' && page.roleOf(element) === 'combobox' ? page.drawnValues(element).join(', ') : value
  }
  const chosen = page
    .elementsIn(element)
    .filter(
      (at) => at !== element && ['radio', 'option'].includes(page.roleOf(at)) && page.checkedOf(at) === true,
    )
  if (chosen.length > 0) return chosen.map((at) => page.nameOf(at)).join(', ')
  return (
    page.attribute(element, 'aria-valuetext') ||
    page.attribute(element, 'aria-valuenow') ||
    (page.kindOf(element) === 'combobox' && page.shownText(element)) ||
    page.tidy((element as HTMLElement).innerText ?? '')
  )
}

/** Checked, pressed or selected; undefined for what can be neither. */
export function checkedOf(page: InPage, element: Element): boolean | undefined {
  const tag = page.tagOf(element)
  if (tag === 'input' && ['checkbox', 'radio'].includes((element as HTMLInputElement).type))
    return (element as HTMLInputElement).checked
  if (tag === 'option') return (element as HTMLOptionElement).selected
  for (const name of ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current']) {
    const value = page.attribute(element, name)
    if (value !== '') return value !== 'false' && value !== 'mixed'
  }
  return page.kindOf(element) === 'checkable' || page.kindOf(element) === 'option' ? false : undefined
}

export function stateOf(page: InPage, id: number): ReturnType<InPage['stateOf']> {
  const element = page.at(id)
  if (!element) return { value: '', checked: null, kind: 'other', focused: false }
  const root = element.getRootNode() as Document | ShadowRoot
  const focused = root.activeElement === element
  return {
    value: page.valueOf(element),
    checked: page.checkedOf(element) ?? null,
    kind: page.kindOf(element),
    focused,
  }
}

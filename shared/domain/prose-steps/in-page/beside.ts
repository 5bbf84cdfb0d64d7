import type { Check, Target } from '../types.ts'
import type { InPage, Purpose, Resolution, Verdict } from './kit.ts'

const layerRoles = ['dialog', 'alertdialog', 'menu', 'listbox']

/** What may have opened over the page: dialogs, popovers, menus, lists. */
export function openLayers(page: InPage): Element[] {
  return page.once('layers', document.documentElement, () =>
    page
      .elementsIn()
      .filter(
        (at) =>
          (layerRoles.includes(page.roleOf(at)) ||
            page.attribute(at, 'aria-modal') === 'true' ||
            at.matches('dialog:modal, :popover-open')) &&
          page.visible(at),
      ),
  )
}

/** Whether an element is what stands beside an open layer: pages hide it from assistive technology as long as that is open, and from nobody else. */
export function isRest(page: InPage, element: Element): boolean {
  const around = page.parentOf(element)
  return (
    around !== undefined &&
    page.openLayers().some((layer) => page.contains(around, layer) && !page.contains(element, layer))
  )
}

/** Does something as if no layer shut the rest of the page out, of which names and roles are then known. */
export function lookingBeside<T>(page: InPage, work: () => T): T {
  page.memo.clear()
  page.unbarred = true
  try {
    return work()
  } finally {
    page.unbarred = false
    page.memo.clear()
  }
}

/**
 * Finds the one element that a target means: in the open layer, where one says that it shuts out the rest, else beside it, if a person can still see and use
 * that. Where nobody can, the answer says what it lies behind.
 */
export function resolve(page: InPage, target: Target, purpose: Purpose): Resolution {
  const again = (): Resolution => page.resolveAmong(target, purpose)
  const looks = ['read', 'state', 'region'].includes(purpose)
  return page.orBeside(again(), looks, again)
}

/** What was found, or what is found beside the open layers. A part of a name in the layer counts less than the whole name beside it. */
export function orBeside(
  page: InPage,
  first: Resolution,
  looks: boolean,
  again: () => Resolution,
): Resolution {
  const isPart = first.status === 'found' && (first.rank ?? 0) % 10 === 3
  const isOpen = isPart || first.status === 'missing' || first.status === 'no_region'
  if (page.unbarred || !isOpen || page.openLayers().length === 0) return first
  const other = page.lookingBeside(again)
  const isWhole = (other.rank ?? 0) % 10 < 3
  if (other.status === 'ambiguous') return isPart && !isWhole ? first : other
  if (other.status !== 'found' || (isPart && !isWhole)) return first
  const element = page.at(other.id) as Element
  const faces = page.facesOf(element)
  const isFile = page.tagOf(element) === 'input' && (element as HTMLInputElement).type === 'file'
  if (faces.length === 0 && !isFile) return first
  const bar = looks ? undefined : page.barTo(element, faces)
  if (!bar) return other
  if (!isWhole) return first
  const { role, name, matched } = other
  return {
    status: 'missing',
    candidates: [],
    behind: { what: { role, name: name === '' ? matched : name }, layer: page.candidate(bar) },
  }
}

/** The layer that keeps people from an element beside it: by the browser's own rules, or because it takes the clicks. */
export function barTo(page: InPage, element: Element, faces: Element[]): Element | undefined {
  const layers = page.openLayers().filter((layer) => !page.contains(layer, element))
  const last = layers.findLast((layer) => page.attribute(layer, 'aria-modal') === 'true') ?? layers.at(-1)
  const native = layers.findLast((layer) => layer.matches('dialog:modal'))
  if (native) return native
  for (let at: Element | undefined = element; at; at = page.parentOf(at))
    if (at.hasAttribute('inert')) return last
  const isCovered = faces.map((face) => page.aim(face, true).obstacle === 'covered')
  if (isCovered.length === 0 || isCovered.includes(false)) return undefined
  const [face] = faces as [Element]
  const { left, top, width, height } = face.getBoundingClientRect()
  const cover = page.coverAt(face, left + width / 2, top + height / 2)
  // Where no click gets through at all, the ground takes it.
  if (!cover || ['html', 'body'].includes(page.tagOf(cover))) return last
  const box = cover.getBoundingClientRect()
  const isBackdrop = box.width * box.height >= 0.9 * innerWidth * innerHeight
  const isLayer = layers.find((layer) => page.contains(layer, cover) || page.contains(cover, layer))
  return isLayer ?? (isBackdrop ? last : undefined)
}

/** A verdict about what is there for all to see, though an open layer hides it from assistive technology. */
export function checkBeside(page: InPage, first: Verdict, wanted: Check, again: () => Verdict): Verdict {
  const status = first.problem?.resolution.status
  const isMissed = status === 'missing' || status === 'no_region'
  const isAbsent = wanted.kind === 'assert_visible' && first.passed === (wanted.negated === true)
  const isHidden = (): boolean =>
    page
      .elementsIn()
      .some(
        (at) => (page.attribute(at, 'aria-hidden') === 'true' || at.hasAttribute('inert')) && page.isRest(at),
      )
  if (page.unbarred || !(isMissed || isAbsent) || page.openLayers().length === 0 || !isHidden()) return first
  return page.lookingBeside(again)
}

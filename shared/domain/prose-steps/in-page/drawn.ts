import type { Target } from '../types.ts'
import type { InPage } from './kit.ts'

/**
 * What stands for a control to the eye, the control itself first: it may be drawn by something else while it lies there transparent, and a box to
 * tick may be drawn by its label or by what is wrapped around it alone, and a slider by the latter. Empty for what nobody can see.
 */
export function facesOf(page: InPage, element: Element): Element[] {
  const own = page.visible(element) || page.isPictured(element) ? [element] : []
  const isBox = page.kindOf(element) === 'checkable'
  if (!isBox && page.roleOf(element) !== 'slider') return own
  const labels = isBox ? page.labelsOf(element).filter((label) => page.visible(label)) : []
  const wrapper = page.wrapperOf(element)
  return [...new Set([...own, ...labels, ...(wrapper ? [wrapper] : [])])]
}

/** A control that is transparent itself, where something is drawn in its place. */
export function isPictured(page: InPage, element: Element): boolean {
  const around = page.parentOf(element)
  const isClear = Number(getComputedStyle(element).opacity) === 0
  const isControl = page.rolesFor('state', undefined).includes(page.roleOf(element))
  if (!isClear || !isControl || !around || !page.exposed(element) || !page.visible(around)) return false
  const place = element.getBoundingClientRect()
  if (place.width <= 1 || place.height <= 1 || page.isClippedAway(element)) return false
  return [around, ...page.elementsIn(around), ...page.labelsOf(element)].some(
    (one) => one !== element && page.isDrawn(one) && page.visible(one) && lies(one.getBoundingClientRect()),
  )

  function lies(box: DOMRect): boolean {
    return (
      box.left < place.right && box.right > place.left && box.top < place.bottom && box.bottom > place.top
    )
  }
}

/** Whether an element paints something of its own: a picture, a background, a border, or what its style puts before or after it. */
export function isDrawn(page: InPage, element: Element): boolean {
  if (['svg', 'img', 'canvas'].includes(page.tagOf(element))) return true
  const paints = (style: CSSStyleDeclaration): boolean =>
    style.backgroundImage !== 'none' ||
    !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
    style.boxShadow !== 'none' ||
    [style.borderTopWidth, style.borderLeftWidth].some((width) => Number.parseFloat(width) > 0)
  const view = element.ownerDocument.defaultView
  const put = ['::before', '::after'].some((part) => {
    const content = view?.getComputedStyle(element, part).content ?? 'none'
    return content !== 'none' && content !== 'normal'
  })
  return put || (view !== null && paints(view.getComputedStyle(element)))
}

/** What is wrapped around a box to tick or a slider alone: it shows nothing but what that is called, and holds no other control. */
export function wrapperOf(page: InPage, element: Element): Element | undefined {
  const controls = page.rolesFor('state', undefined)
  const name = page.loose(page.nameOf(element))
  for (let at = page.parentOf(element), up = 0; at && up < 2; at = page.parentOf(at), up++) {
    const isOwn = !page.elementsIn(at).some((one) => one !== element && controls.includes(page.roleOf(one)))
    const text = page.loose(page.textOf(at))
    if (!isOwn || (text !== '' && text !== name) || page.roleOf(at) !== '') return undefined
    const { width, height } = at.getBoundingClientRect()
    // Where it cannot be seen itself, what is around it has to show something.
    const shows =
      page.visible(element) ||
      text !== '' ||
      page.elementsIn(at).some((one) => one !== element && page.isDrawn(one) && page.visible(one)) ||
      page.isDrawn(at)
    if (shows && page.visible(at) && width > 1 && height > 1) return at
  }
  return undefined
}

/** Whether a control is there for people: in the accessibility tree, or as a box to tick that its label alone shows. */
export function isPresent(page: InPage, element: Element): boolean {
  if (page.exposed(element)) return true
  return page.kindOf(element) === 'checkable' && page.labelsOf(element).some((label) => page.rendered(label))
}

/** The text that a control shows where it is called something else for those who cannot see it; empty where both are the same. */
export function shownName(page: InPage, element: Element): string {
  const isCalled = ['aria-label', 'aria-labelledby'].some((name) => page.attribute(element, name) !== '')
  const shows = [
    'button',
    'link',
    'tab',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'treeitem',
  ]
  return isCalled && shows.includes(page.roleOf(element)) ? page.textOf(element) : ''
}

const namedByContent =
  'button columnheader rowheader heading link menuitem menuitemcheckbox menuitemradio option tab treeitem'.split(
    ' ',
  )

/** Whether an element bears the name of a target as a whole: in the accessibility tree, to the eye, as its placeholder or as its title. */
export function isCalled(page: InPage, element: Element, { name = '', exact }: Target): boolean {
  // What stands in it may have a name that nobody sees, as the arrow has by which a column is sorted.
  const shown = namedByContent.includes(page.roleOf(element)) ? page.textOf(element) : ''
  const levels = [
    page.matchLevel(page.nameOf(element), name, exact === true),
    page.matchLevel(shown, name, exact === true),
    page.matchLevel(page.attribute(element, 'placeholder'), name, false),
    page.matchLevel(page.attribute(element, 'title'), name, exact === true),
  ]
  return levels.some((level) => level >= 0 && level <= 2)
}

/** Whether something on the page is moving or fading that soon will be at rest; what goes on for long or for ever does not count. */
export function isMoving(_page: InPage): boolean {
  return document.getAnimations().some(({ playState, currentTime, effect }) => {
    const left = Number(effect?.getComputedTiming().endTime) - Number(currentTime ?? 0)
    return playState === 'running' && left > 0 && left <= 1000
  })
}

import type { InPage } from './kit.ts'

const marking =
  /^(?:selected|active|current|highlight|highlighted|marked|chosen|picked|checked|focused|on|mark)$/
const mostLevels = 5

/** Whether one of the page's own words for an element says so, as a whole or as the end of a longer one: "is-active", "day-disabled". */
export function stateWords(page: InPage, element: Element, words: RegExp): boolean {
  return [...page.wordsOn(element)].some((word) => words.test(word))
}

/** Whether an element says that it is the chosen one of several. */
export function isMarked(page: InPage, element: Element): boolean {
  const told = ['aria-selected', 'aria-current', 'aria-checked', 'aria-pressed'].map((name) =>
    page.attribute(element, name),
  )
  if (told.some((value) => value !== '' && value !== 'false' && value !== 'mixed')) return true
  const classes = page
    .attribute(element, 'class')
    .toLowerCase()
    .split(/[^a-z]+/)
  return classes.some((word) => marking.test(word))
}

/** What people see of how an element is painted, and its parts. */
export function looksOf(page: InPage, element: Element): string {
  const parts = [
    element,
    ...page
      .childrenOf(element)
      .filter((child) => child.nodeType === 1)
      .slice(0, 6),
  ]
  return parts
    .map((part) => {
      const style = getComputedStyle(part as Element)
      const outline = style.outlineStyle === 'none' ? '' : style.outlineColor
      return [
        style.backgroundColor,
        style.backgroundImage,
        style.boxShadow,
        style.color,
        style.fontWeight,
        style.opacity,
        outline,
        style.borderLeftColor,
        style.borderLeftWidth,
        style.borderBottomColor,
        style.borderBottomWidth,
      ].join(' ')
    })
    .join('|')
}

/** Whether an element is painted otherwise than its siblings, as what is chosen or highlighted is; undefined where that is not plain. */
export function differsFromSiblings(page: InPage, start: Element): boolean | undefined {
  const [element, siblings] = withSiblings()
  if (siblings.length === 0) return page.isMarked(element) ? true : undefined
  const own = page.looksOf(element)
  const marked = siblings.filter((one) => page.isMarked(one))
  const plain = siblings.filter((one) => !marked.includes(one))
  const alike = plain.filter((one) => page.looksOf(one) === own)
  if (page.isMarked(element)) return alike.length > 0 && !element.matches(':hover') ? undefined : true
  // What the mouse is over is painted otherwise for that alone.
  if (alike.length > 0) return false
  if (element.matches(':hover')) return marked.length > 0 ? false : undefined
  if (marked.length > 0) return marked.some((one) => page.looksOf(one) === own) ? undefined : false
  const looks = new Set(plain.filter((one) => !one.matches(':hover')).map((one) => page.looksOf(one)))
  // Every second row may be shaded.
  const all = [...(page.parentOf(element)?.children ?? [])]
  const isShaded = !plain.some((one) => (all.indexOf(one) - all.indexOf(element)) % 2 === 0)
  return looks.size === 1 && plain.length > 1 && !isShaded ? true : undefined

  function withSiblings(): [Element, Element[]] {
    let at = start
    for (let level = 0; level < mostLevels; level++) {
      const parent = page.parentOf(at)
      if (!parent || page.tagOf(parent) === 'body') break
      const same = page
        .childrenOf(parent)
        .filter(
          (one) =>
            one !== at &&
            one.nodeType === 1 &&
            page.tagOf(one as Element) === page.tagOf(at) &&
            page.visible(one as Element),
        ) as Element[]
      const isCell = ['td', 'th'].includes(page.tagOf(at))
      if (same.length > 0 && !isCell && !['label', 'span', 'input'].includes(page.tagOf(at)))
        return [at, same]
      at = parent
    }
    return [start, []]
  }
}

/** The words that stand for a box to tick, whose looks are its own: those of its label, or beside it where a label would be. */
export function captionOf(page: InPage, element: Element): Element | undefined {
  const [label] = page.labelsOf(element)
  const words = label ? '' : page.nearbyLabel(element)
  let at = words === '' ? undefined : page.parentOf(element)
  for (let up = 0; at && up < 3; up++, at = page.parentOf(at)) {
    const saying = page.elementsIn(at).filter((one) => page.textOf(one) === words)
    const inner = saying.filter((one) => !saying.some((other) => other !== one && page.contains(one, other)))
    if (inner.length > 0) return inner.length === 1 ? inner[0] : undefined
  }
  return label
}

/** Whether a text is crossed out: a line through all of it; undefined where a part of it is, or something is drawn over it. */
export function struckOut(page: InPage, element: Element): boolean | undefined {
  const isStruck = (at: Element): boolean => getComputedStyle(at).textDecorationLine.includes('line-through')
  for (let at: Element | undefined = element; at && page.tagOf(at) !== 'body'; at = page.parentOf(at)) {
    if (isStruck(at)) return true
    if (['listitem', 'row'].includes(page.roleOf(at))) break
  }
  const texts = page
    .elementsIn(element)
    .filter((at) =>
      page.childrenOf(at).some((child) => child.nodeType === 3 && page.tidy(child.nodeValue ?? '') !== ''),
    )
    .filter((at) => page.visible(at) && page.roleOf(at) !== 'button')
  const struck = texts.filter((at) => {
    for (let up: Element | undefined = at; up && up !== element; up = page.parentOf(up))
      if (isStruck(up)) return true
    return false
  })
  if (struck.length > 0) return struck.length === texts.length ? true : undefined
  // Where nothing is written, nothing is crossed out or not.
  const isBare = page.textOf(element) === '' && ['checkable', 'other'].includes(page.kindOf(element))
  if (isBare) return undefined
  const isDrawn = (at: Element): boolean =>
    ['::before', '::after'].some((part) => {
      const style = getComputedStyle(at, part)
      return style.content !== 'none' && style.position === 'absolute' && Number.parseFloat(style.height) <= 3
    })
  return texts.some(isDrawn) ? undefined : false
}

export function boldOf(_page: InPage, element: Element): boolean {
  return Number(getComputedStyle(element).fontWeight) >= 600
}

/** Whether what a heading or a control folds out is open: as it says itself, or as what it controls shows. */
export function unfolded(page: InPage, element: Element): boolean | undefined {
  const inner = page
    .elementsIn(element)
    .filter((at) => page.attribute(at, 'aria-expanded') !== '' || page.tagOf(at) === 'summary')
  const [only] = inner
  const own = page.expandedOf(element) ?? (only && inner.length === 1 ? page.expandedOf(only) : undefined)
  if (own !== undefined) return own
  for (let at = page.parentOf(element), level = 0; at && level < 3; at = page.parentOf(at), level++) {
    const told = page.attribute(at, 'aria-expanded')
    if (told !== '') return told === 'true'
    if (page.tagOf(at) === 'summary') return page.expandedOf(at)
    if (page.tagOf(at) === 'details') return (at as HTMLDetailsElement).open
  }
  const id = page.attribute(element, 'aria-controls')
  const owned = id === '' ? null : (element.getRootNode() as Document).getElementById(id)
  if (owned) return page.isShown(owned)
  const next = element.nextElementSibling
  if (next && page.foldHeads(element).includes(element)) return page.isShown(next)
  return next && !page.isShown(next) && page.hasMatter(next) ? false : undefined
}

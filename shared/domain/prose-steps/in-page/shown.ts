import type { InPage } from './kit.ts'

// A page of more elements is not walked for this.
const mostElements = 20_000
const controls =
  'input, button, select, textarea, img, svg, canvas, video, iframe, [role=img], [role=button], [role=progressbar]'

/** Remembers what the page shows, before the actions of a step: what comes and goes is told against it. */
export function noteShown(page: InPage): void {
  const all = page.elementsIn(document.documentElement)
  const elements = new Map<Element, string>()
  const floating = new Set<Element>()
  const before = page.shownBefore?.elements
  const flux = (page.cameOrWent ??= new WeakSet())
  for (const element of all.length > mostElements ? [] : all) {
    if (!page.isShown(element)) continue
    elements.set(element, page.knownText(element))
    if (page.floats(element)) floating.add(element)
    if (before && !before.has(element)) flux.add(element)
  }
  for (const element of before?.keys() ?? []) if (!elements.has(element)) flux.add(element)
  page.shownBefore = { elements, floating, words: page.pageWords(), state: page.pageState() }
}

/** The text of an element, read past form controls that are named like a DOM property. */
export function rawText(_page: InPage, element: Element): string {
  return (
    (Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')?.get?.call(element) as string | null) ??
    ''
  )
}

/** The beginning of what stands in an element: enough to see that it was written anew. */
export function knownText(page: InPage, element: Element): string {
  return page.once('knownText', element, () => page.tidy(page.rawText(element).slice(0, 800)))
}

/** Whether a person sees an element, and something in it. */
export function isShown(page: InPage, element: Element): boolean {
  return page.once('isShown', element, () => {
    if (!element.isConnected || !page.visible(element)) return false
    return page.hasMatter(element)
  })
}

export function hasMatter(page: InPage, element: Element): boolean {
  if (page.tidy(page.rawText(element)) !== '') return true
  if (element.matches(controls) || element.querySelector(controls) !== null) return true
  return element.shadowRoot !== null || page.elementsIn(element).some((at) => at.shadowRoot !== null)
}

export function pageWords(page: InPage): string {
  return `${page.address().href}\n${page.textOf(document.documentElement)}`
}

/** All that a person could see to have changed: the words, then of each element its value and tick, and how it looks but for the mouse and the focus. */
export function pageState(page: InPage): string[] {
  const state = [page.pageWords()]
  for (const element of page.elementsIn(document.documentElement)) {
    if (!page.visible(element)) continue
    const { value, checked } = element as HTMLInputElement
    const style = getComputedStyle(element)
    const isTouched = element.matches(':hover, :focus, :focus-within, :active')
    const looks = isTouched
      ? '*'
      : `${style.backgroundColor}${style.color}${style.borderTopColor}${style.textDecorationLine}`
    state.push(`${typeof value === 'string' ? value : ''}${checked === true ? '+' : ''}|${looks}`)
  }
  return state
}

/** Whether a state is the present one. What the mouse or the focus was on looks otherwise for that alone. */
export function isSameState(page: InPage, before: string[]): boolean {
  const now = page.pageState()
  const apart = (line: string): [string, string] => {
    const at = line.lastIndexOf('|')
    return [line.slice(0, at), line.slice(at + 1)]
  }
  return (
    now.length === before.length &&
    now.every((line, at) => {
      const other = before[at] ?? ''
      if (line === other) return true
      const [[value, looks], [was, looked]] = [apart(line), apart(other)]
      return at > 0 && value === was && (looks === '*' || looked === '*')
    })
  )
}

/** Of elements that stand in one another, the outer ones. */
export function outermost(page: InPage, elements: Element[]): Element[] {
  const known = new Set(elements)
  return elements.filter((element) => {
    for (let at = page.parentOf(element); at; at = page.parentOf(at)) if (known.has(at)) return false
    return true
  })
}

/** The words that the page itself uses for an element: in its id, classes, role, label. */
export function wordsOn(page: InPage, element: Element): Set<string> {
  return page.once('wordsOn', element, () => {
    const keys = ['id', 'class', 'data-testid', 'data-test', 'name']
    const said = ['role', 'aria-label', 'title'].map((name) => page.attribute(element, name))
    const apart = (text: string): string => text.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    // What something has is another thing: `has-popup-icon` is said of no popup.
    const known = keys
      .flatMap((name) => page.attribute(element, name).split(/\s+/))
      .map((key) => apart(key).replace(/(?:^|[\W_])(?:has|with)[\W_].*/i, ''))
    return new Set(
      [...known, ...said.map(apart), page.tagOf(element)]
        .join(' ')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== ''),
    )
  })
}

/** Whether an element lies over the page rather than in its flow. */
export function floats(page: InPage, element: Element): boolean {
  if (!element.isConnected) return page.shownBefore?.floating.has(element) === true
  for (let at: Element | undefined = element, depth = 0; at && depth < 3; at = page.parentOf(at), depth++) {
    if (!at.isConnected) return false
    const { position } = getComputedStyle(at)
    if (position === 'fixed' || position === 'absolute' || at.matches(':popover-open, dialog[open]'))
      return true
    if (page.tagOf(at) === 'body') return false
  }
  return false
}

/** Whether a text is one by which pages complain: by its role, its class, its colour or its words. */
export function isErrorText(page: InPage, element: Element): boolean {
  for (let at: Element | undefined = element, depth = 0; at && depth < 3; at = page.parentOf(at), depth++) {
    if (page.tagOf(at) === 'body') break
    if ([...page.wordsOn(at)].some((word) => /^(?:errors?|invalid|danger|warnings?|has-error)$/.test(word)))
      return true
  }
  const text = page.textOf(element)
  if (
    /\b(?:errors?|invalid|wrong|failed|fails|failure|incorrect|missing|required|mandatory|denied|refused|not (?:allowed|valid|found|possible|available|match)|cannot|can't|could not|unable|must|please (?:enter|choose|select|fill|provide|check|correct|give)|too (?:long|short|many|few|large|small|big))\b/i.test(
      text,
    )
  )
    return true
  const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
  return red > 140 && green < 90 && blue < 90
}

import type { InPage } from './kit.ts'

const forwards =
  /(?:^|[^a-z])(?:next|forward|later|following|chevron-?right|arrow-?right|right)(?:[^a-z]|$)|^[›→▶❯>]$/
const backwards =
  /(?:^|[^a-z])(?:prev|previous|back|backward|earlier|chevron-?left|arrow-?left|left)(?:[^a-z]|$)|^[‹←◀❮<]$/
const ofYears = /(?:^|[^a-z])(?:years?|decades?|century)(?:[^a-z]|$)/
const mostUp = 4

/** The control that turns a calendar to the next month or the one before: by its name or class, in the calendar or closely around it. */
export function turningOf(page: InPage, root: Element, forward: boolean): Element | undefined {
  const wanted = forward ? forwards : backwards
  let place: Element | undefined = root
  for (let up = 0; place && up < mostUp && page.tagOf(place) !== 'body'; up++, place = page.parentOf(place)) {
    const named = page
      .elementsIn(place)
      .filter((element) => element !== place && page.isTurning(element, wanted) && page.visible(element))
    const months = named.filter((element) => !ofYears.test(page.writtenOn(element)))
    // What stands in a control belongs to it.
    const outer = months.filter(
      (element) => !months.some((other) => other !== element && page.contains(other, element)),
    )
    const [control] = outer
    if (control) return outer.length === 1 ? control : undefined
  }
  return undefined
}

/** What a control is called, and the words of its classes and of those of its icon. */
export function writtenOn(page: InPage, element: Element): string {
  const icon = page.elementsIn(element).find((at) => at !== element && page.attribute(at, 'class') !== '')
  const classes = [element, icon].map((at) => (at ? page.attribute(at, 'class') : ''))
  return [page.nameOf(element), page.attribute(element, 'title'), ...classes].join(' ').toLowerCase()
}

export function isTurning(page: InPage, element: Element, wanted: RegExp): boolean {
  const text = page.textOf(element)
  if (text.length > 20) return false
  const pressed =
    ['button', 'link'].includes(page.roleOf(element)) || ['a', 'button'].includes(page.tagOf(element))
  if (pressed || page.takesClicks(element))
    return wanted.test(text.trim()) || wanted.test(page.writtenOn(element))
  // What does not say that it takes clicks is one by its own title or class, and holds nothing that is one.
  return wanted.test(`${page.attribute(element, 'title')} ${page.attribute(element, 'class')}`.toLowerCase())
}

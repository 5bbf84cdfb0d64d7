import type { Target } from '../types.ts'
import type { InPage } from './kit.ts'

/** The things of a name that hold others, marked as such or not: a section, a row, an item, the card under a title. */
export function things(page: InPage, { name = '', nth }: Target): Element[] {
  const root = document.documentElement
  const places = page.regions({ role: 'place', name, ...(nth === undefined ? {} : { nth }) }, root)
  return places.length > 0 ? places : page.units({ name }, root).map(({ element }) => element)
}

/** What notes are about: the things of the name; for a subject the whole page, where it is what somebody pressed or ticked, or no thing at all. */
export function subjects(page: InPage, target: Target): Element[] {
  const { role: meant, name = '' } = target
  if (meant === 'thing') return page.things(target)
  if (meant === 'around') return page.surroundings(target)
  const isPressed = (purpose: 'tick' | 'point', role?: string): boolean =>
    page.resolve({ ...(role === undefined ? {} : { role }), name, whole: true }, purpose).status === 'found'
  const found = isPressed('tick') || isPressed('point', 'control') ? [] : page.things(target)
  return found.length > 0 ? found : [document.documentElement]
}

/** The smallest surroundings of the control of a name that hold something to type in: the form that it sends, marked as one or not. */
export function surroundings(page: InPage, { name = '' }: Target): Element[] {
  const root = document.documentElement
  const called = (whole: boolean): Element[] =>
    page
      .scored({ role: 'button', name, whole }, 'point', root)
      .filter(({ rank }) => !whole || rank % 10 < 3)
      .map(({ element }) => element)
  const own = called(true)
  return (own.length > 0 ? own : called(false)).flatMap((control) => {
    let at = page.parentOf(control)
    while (at && page.scored({ role: 'typing' }, 'fill', at).length === 0) at = page.parentOf(at)
    return at ? [at] : []
  })
}

/** Of several that answer to a target, those of the thing that was spoken of last; all of them, where that says nothing. */
export function ofThing<Found extends { element: Element }>(
  page: InPage,
  { about, nth }: Target,
  found: Found[],
): Found[] {
  if (about === undefined || nth !== undefined || found.length < 2) return found
  const [thing, ...others] = page.things({ name: about })
  const there = found.filter(({ element }) => thing && page.contains(thing, element))
  return there.length > 0 && others.length === 0 ? there : found
}

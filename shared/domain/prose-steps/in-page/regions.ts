import type { Target } from '../types.ts'
import type { InPage, Resolution } from './kit.ts'

/**
 * The places that a narrowing phrase means: by accessible name first; rows, list items and the like also by a text they hold; sections,
 * lists, tables and forms also by the heading above them. More than one answer means that the phrase is ambiguous.
 */
export function regions(page: InPage, { or = [], ...said }: Target, scope: Element): Element[] {
  const isMeant = ['thing', 'subject', 'around'].includes(said.role ?? '')
  const own = isMeant ? page.subjects(said) : page.regionsOf(said, scope)
  if (own.length > 0) return own
  for (const reading of or) {
    const other = page.regions(reading, scope)
    if (other.length > 0) return other
  }
  return own
}

/** Where something is looked for: the one place that narrows it, else the whole page; or why nobody can tell which place is meant. */
export function scopeOf(
  page: InPage,
  { within }: Target,
): { scope: Element } | { missed: Exclude<Resolution, { status: 'found' }> } {
  if (!within) return { scope: document.documentElement }
  const places = page.regions(within, document.documentElement)
  const [place] = places
  // What is said of a row is not decided in one of a longer name.
  const isOther = place && page.isPartly(within, place)
  if (isOther) return { missed: { status: 'no_region', candidates: page.candidates([place]) } }
  if (place && places.length === 1) return { scope: place }
  return {
    missed: { status: place ? 'ambiguous_region' : 'no_region', candidates: page.candidates(places) },
  }
}

/** `regions` for one reading of the words. */
export function regionsOf(page: InPage, target: Target, scope: Element): Element[] {
  if (target.held !== undefined) return [page.at(target.held)].filter((one) => one !== undefined)
  if (target.role === 'place') return anyPlace()
  const outer = target.within ? page.regions(target.within, scope) : [scope]
  const [root] = outer
  if (!root || outer.length > 1) return outer
  const { name, nth } = target
  const roles = page.family(target.role ?? 'region')
  const all = page
    .elementsIn(root)
    .filter((element) => element !== root && roles.includes(page.roleOf(element)) && page.exposed(element))
  const own = name === undefined ? unnamed(all) : named(all, name)
  // To the eye, a term beside what is said of it is a row as well.
  const chosen = own.length > 0 || name === undefined ? own : named(page.termRows(root, roles), name)
  if (nth === undefined) return chosen
  return page.counted(target, chosen)

  // "The list" is one of the page's own matter, while there is one: not its menus.
  function unnamed(elements: Element[]): Element[] {
    const shown = elements.filter((element) => page.visible(element))
    const own = shown.filter((element) => !page.inFrame(element, document.documentElement))
    return target.within || own.length === 0 ? shown : own
  }
  // A name without a kind: a section of that name, else whatever holds other things and is called so, else a row or an item that shows it.
  function anyPlace(): Element[] {
    const called = (roles: string[]): Element[] => [
      ...new Set(roles.flatMap((role) => page.regions({ ...target, role }, scope))),
    ]
    const sections = called(['region'])
    if (sections.length === 1) return sections
    const others = called(['region', 'table', 'list', 'group', 'iframe'])
    return others.length > 0 ? others : called(['row', 'listitem'])
  }
  function named(elements: Element[], wanted: string): Element[] {
    const exact = target.exact === true
    if (['row', 'listitem', 'entry', 'cell'].includes(target.role ?? '')) {
      const holding = elements.filter((element) => page.mayHold(element, wanted))
      const level = (text: string): number => page.matchLevel(text, wanted, exact)
      const byCell = holding.filter((element) => cells(element).some((text) => [0, 1].includes(level(text))))
      if (byCell.length > 0) return byCell
      const whole = exact ? [] : holding.filter((element) => page.holdsWhole(element, wanted))
      return whole.length > 0
        ? innermost(page, whole)
        : atBestLevel(holding, (element) => level(page.textOf(element)), 3)
    }
    const best = atBestLevel(elements, (element) => page.matchLevel(page.nameOf(element), wanted, exact), 2)
    if (best.length > 0) return best
    const isOfKind = (element: Element): boolean =>
      roles.includes(page.roleOf(element)) && page.exposed(element)
    const places = page.headedBy(wanted, root as Element)
    if ((target.role ?? 'region') === 'region') return places
    const headed = places.flatMap((place) => page.elementsIn(place).filter(isOfKind))
    return headed.length > 0 ? headed : page.belowHeading(wanted, root as Element).filter(isOfKind)
  }
  function cells(element: Element): string[] {
    const inner = page
      .elementsIn(element)
      .filter((at) => ['cell', 'gridcell', 'rowheader', 'term'].includes(page.roleOf(at)))
    return (inner.length > 0 ? inner : [element]).map((cell) => page.textOf(cell))
  }
}

function atBestLevel(elements: Element[], level: (element: Element) => number, most: number): Element[] {
  for (let at = 0; at <= most; at++) {
    const hits = elements.filter((element) => level(element) === at)
    if (hits.length > 0) return hits
  }
  return []
}

const innermost = (page: InPage, elements: Element[]): Element[] =>
  elements.filter((one) => !elements.some((other) => other !== one && page.contains(one, other)))

/** The terms of a list that stand each in a box with what is said of them. */
export function termRows(page: InPage, root: Element, roles: string[]): Element[] {
  if (!roles.includes('row')) return []
  const inList = (element: Element): boolean => page.tagOf(page.parentOf(element) ?? element) === 'dl'
  return page
    .elementsIn(root)
    .filter((element) => page.tagOf(element) === 'div' && inList(element) && page.exposed(element))
}

/** The one of several that prose counts to; header rows do not count. */
export function counted(page: InPage, { nth = 1, role = '', within }: Target, places: Element[]): Element[] {
  const isHeader = (row: Element): boolean =>
    !page.elementsIn(row).some((at) => ['cell', 'gridcell'].includes(page.roleOf(at)))
  const entries = places.filter((element) => page.roleOf(element) !== 'row' || !isHeader(element))
  const lists = new Set(entries.map((element) => page.parentOf(element)))
  // Of several lists nobody knows whose first entry is meant.
  if (!within && ['listitem', 'entry'].includes(role) && lists.size > 1) return entries
  const one = entries.at(nth < 0 ? nth : nth - 1)
  if (one && nth < 0 && entries.length > 1 && page.isBeforeEnd(one)) return entries
  return one ? [one] : []
}

/** Whether an element belongs to what stands around the page's own matter, its menus, head and foot, and not to a place therein. */
export function inFrame(page: InPage, element: Element, scope: Element): boolean {
  for (let at = page.parentOf(element); at && at !== scope; at = page.parentOf(at))
    if (['navigation', 'banner', 'contentinfo'].includes(page.roleOf(at))) return true
  return false
}

const isHeading = (page: InPage, element: Element): boolean =>
  page.roleOf(element) === 'heading' || page.tagOf(element) === 'legend'

const rankOf = (page: InPage, element: Element): number =>
  Number(page.attribute(element, 'aria-level') || /^h(\d)$/.exec(page.tagOf(element))?.[1] || 2)

const isNamed = (page: InPage, heading: Element, name: string): boolean => {
  const level = page.matchLevel(page.textOf(heading), name, false)
  return level >= 0 && level <= 2
}

/** What stands between a heading of that name and the next one of its rank or above, where no container parts them. */
export function belowHeading(page: InPage, name: string, scope: Element): Element[] {
  const all = page.elementsIn(scope)
  return all.flatMap((heading, at) => {
    if (page.roleOf(heading) !== 'heading' || !isNamed(page, heading, name)) return []
    const behind = all.slice(at + 1)
    const end = behind.findIndex(
      (other) => isHeading(page, other) && rankOf(page, other) <= rankOf(page, heading),
    )
    return end < 0 ? behind : behind.slice(0, end)
  })
}

/** The smallest containers that a heading or legend of that name introduces. A container with a further heading of the same rank is none. */
export function headedBy(page: InPage, name: string, scope: Element): Element[] {
  const places: Element[] = []
  for (const heading of page.elementsIn(scope)) {
    if (!isHeading(page, heading) || !isNamed(page, heading, name)) continue
    let place = page.parentOf(heading)
    while (place && page.textOf(place) === page.textOf(heading)) place = page.parentOf(place)
    if (!place || !page.contains(scope, place)) continue
    const others = page
      .elementsIn(place)
      .filter(
        (other) =>
          other !== heading && isHeading(page, other) && rankOf(page, other) <= rankOf(page, heading),
      )
    if (others.length === 0 && !places.includes(place)) places.push(place)
  }
  return places.length > 0 ? places : page.entitled(name, scope)
}

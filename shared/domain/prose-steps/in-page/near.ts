import type { Target } from '../types.ts'
import type { InPage, Purpose, Resolution } from './kit.ts'

type Scored = ReturnType<InPage['scored']>[number]

/**
 * What stands with something else, as the arrow of a field or the button of a card: the smallest surroundings of the other thing that hold such a one. Where
 * things of one make follow one another, the surroundings end at the one thing: what belongs to the next is not meant.
 */
export function nearTo(page: InPage, target: Target, purpose: Purpose, anchors: Element[]): Scored[] {
  const { within: _within, near: _near, ...alone } = target
  const [anchor] = anchors
  for (let at = anchor; at && at !== document.body; at = page.parentOf(at)) {
    const found = page.scored(alone, purpose, at).filter(({ element }) => element !== anchor)
    if (found.length > 0) return found
    if (page.hasAlike(at)) break
  }
  return []
}

/** Whether things of the same make stand beside an element, as the items of a list do. The cells of a row belong together. */
export function hasAlike(page: InPage, element: Element): boolean {
  if (['cell', 'gridcell', 'rowheader', 'columnheader'].includes(page.roleOf(element))) return false
  const parent = page.parentOf(element)
  const make = (one: Element): string =>
    `${page.tagOf(one)} ${page.attribute(one, 'class').split(/\s+/)[0] ?? ''}`
  const siblings = parent ? page.childrenOf(parent).filter((one) => one.nodeType === 1) : []
  return siblings.some((one) => one !== element && make(one as Element) === make(element))
}

/** The one thing that another stands with: a place of that name, a field, else whatever a click could mean by it. Several are all told. */
export function anchorsOf(page: InPage, target: Target): Element[] {
  const { role, name, or = [], ...rest } = target
  const isField = role === undefined || page.rolesFor('fill', undefined).includes(role)
  const places = isField
    ? []
    : page.regions({ role, ...(name === undefined ? {} : { name }), ...rest }, document.documentElement)
  if (places.length > 0) return places
  if (name !== undefined) {
    const named = { ...rest, name }
    const tries = [
      page.resolve({ ...named, whole: true }, 'fill'),
      page.resolve({ ...named, whole: true }, 'point'),
      page.resolve(named, 'point'),
    ]
    const [own, control, part] = tries
    if (own?.status === 'found') return [page.at(own.id)].filter((at) => at !== undefined)
    if (control?.status === 'found') return [page.at(control.id)].filter((at) => at !== undefined)
    // A text of that name goes before a control that says more.
    const texts = page.texts(named, document.documentElement).filter(({ rank }) => rank % 10 < 3)
    const best = Math.min(...texts.map(({ rank }) => rank))
    if (texts.length > 0)
      return [...new Set(texts.filter(({ rank }) => rank === best).map(({ element }) => element))]
    if (part?.status === 'found') return [page.at(part.id)].filter((at) => at !== undefined)
    if (part?.status === 'ambiguous')
      return page.scored(named, 'point', document.documentElement).map(({ element }) => element)
  }
  // "Next to the dropdown": the only one of its kind.
  if (name === undefined && role !== undefined && isField) {
    const all = page.scored({ role, ...rest }, 'read', document.documentElement)
    const shown = all
      .map(({ element }) => element)
      .filter((one) => page.roleOf(one) === role && page.visible(one))
    if (shown.length > 0) return shown
  }
  for (const other of or) {
    const anchors = page.anchorsOf(other)
    if (anchors.length > 0) return anchors
  }
  return []
}

/** What stands with the name of a place that the page does not mark as one; undefined where there is no such name, or the place is another thing. */
export function besideName(page: InPage, target: Target, purpose: Purpose): Scored[] | undefined {
  const { or = [], ...own } = target.within ?? {}
  for (const { role = '', name, nth, within, near } of [own as Target, ...or]) {
    const isLoose = ['place', 'region', 'group', 'listitem', 'entry', 'row'].includes(role)
    if (!isLoose || name === undefined || nth !== undefined || within || near) continue
    const anchors = page.anchorsOf({ name })
    const found = anchors.length === 1 ? page.nearTo(target, purpose, anchors) : []
    if (found.length > 0) return found
  }
  return undefined
}

/** What stands under a title that the page does not mark as one, as the board under "Done": the one of several of its make that begins with that text. */
export function units(page: InPage, { name = '' }: Target, scope: Element): Scored[] {
  const found: Scored[] = []
  for (const { element, rank, matched } of page.texts({ name }, scope)) {
    let at: Element | undefined = rank % 10 < 3 ? element : undefined
    while (at && at !== document.body && !page.hasAlike(at)) at = page.parentOf(at)
    const isMore = at !== undefined && at !== document.body && page.textOf(at) !== page.textOf(element)
    if (at && isMore && !found.some((one) => one.element === at)) found.push({ element: at, rank, matched })
  }
  return found.toSorted((a, b) => a.rank - b.rank)
}

/** All that answers to a target where it is to be looked for: in its place, or with what it stands with. */
export function searched(
  page: InPage,
  target: Target,
  purpose: Purpose,
): { found: Scored[]; scope: Element } | { missed: Exclude<Resolution, { status: 'found' }> } {
  if (target.near) {
    const anchors = page.anchorsOf(target.near)
    if (anchors.length !== 1)
      return {
        missed: {
          status: anchors.length === 0 ? 'no_region' : 'ambiguous_region',
          candidates: page.candidates(anchors),
        },
      }
    return { found: page.nearTo(target, purpose, anchors), scope: document.documentElement }
  }
  if (!target.within) return all(document.documentElement)
  const regions = page.regions(target.within, document.documentElement)
  const [region] = regions
  // A place that the page does not mark as one: what stands with its name.
  const asserted = purpose === 'state' || purpose === 'read'
  const beside = region || asserted ? undefined : page.besideName(target, purpose)
  if (beside) return { found: beside, scope: document.documentElement }
  if (region && regions.length === 1) return all(region)
  return {
    missed: { status: region ? 'ambiguous_region' : 'no_region', candidates: page.candidates(regions) },
  }

  function all(scope: Element): { found: Scored[]; scope: Element } {
    return { found: page.scored(target, purpose, scope), scope }
  }
}

import type { Target } from '../types.ts'
import type { InPage, Purpose, Resolution } from './kit.ts'

type Scored = ReturnType<InPage['scored']>[number]

/** All elements that answer to a target for a purpose, best first. */
export function scored(page: InPage, target: Target, purpose: Purpose, scope: Element): Scored[] {
  if (target.signs) return page.symbolsIn(target, scope)
  if (target.role === 'offering') return page.offering(target, scope)
  if (target.role === 'unit') return page.units(target, scope)
  if (target.role === 'knob') return page.knobs(target, scope)
  const roles = page.rolesFor(purpose, target.role)
  const found: Scored[] = []
  for (const element of page.elementsIn(scope)) {
    const isField = page.isDrawnField(element, purpose, roles)
    if (element === scope || !(isField || roles.includes(page.roleOf(element)))) continue
    const option = page.tagOf(element) === 'option'
    const select = option ? (element.closest('select') as Element | null) : null
    if (option ? !select || !page.exposed(select) : !page.isPresent(element)) continue
    if (purpose !== 'read' && purpose !== 'state' && !page.reachable(select ?? element)) continue
    // An option that nobody sees is not offered.
    if (page.roleOf(element) === 'option' && !select && !page.visible(element)) continue
    const ranked = page.rank(element, target)
    const isOther =
      (target.role === 'sending' && page.sentByButton(element)) ||
      (target.role === 'adding' && page.seeks(element))
    if (ranked && !isOther) found.push({ element, ...ranked })
  }
  // A box or an option of that name, while a closed list offers it, too: nobody knows which is meant.
  const isOpen = found.some(
    ({ element }) => page.roleOf(element) === 'option' && page.tagOf(element) !== 'option',
  )
  if (purpose === 'tick' && target.whole && target.role === undefined && found.length > 0 && !isOpen)
    found.push(...page.offering(target, scope).filter(({ element }) => page.tagOf(element) !== 'select'))
  // Text is looked for only where no control answers to the name: it is the worse class, and costs a look at every style.
  const text = purpose === 'point' && target.role === undefined && !found.some((one) => one.rank < 20)
  const roleless = text && page.mayHold(scope, target.name ?? '') ? page.texts(target, scope) : []
  const mayPress = (element: Element): boolean =>
    page.takesClicks(element) || page.rolesFor('state', undefined).includes(page.roleOf(element))
  // Where a control has a part of the name, a heading of the whole name is not what takes the click.
  const behind = (one: Scored): Scored => (mayPress(one.element) ? one : { ...one, rank: one.rank + 200 })
  const isPart = found.length > 0 && found.every((one) => one.rank >= 100)
  found.push(...(isPart ? roleless.map(behind) : roleless))
  // A page that says of no element what it is: what people press as a button is then a text that takes clicks.
  const pressed = purpose === 'point' && (target.role === 'button' || target.role === 'link')
  if (pressed && found.length === 0 && page.mayHold(scope, target.name ?? ''))
    for (const one of page.texts(target, scope)) {
      // The line that it stands in may say more: here the element alone has to say the name.
      const name = target.name ?? ''
      const isMore = one.rank % 10 === 3 && (page.destroys(name) || page.actsOnMore(name, one.matched))
      const text = isMore ? '' : page.textOf(one.element)
      const level = page.matchLevel(text, target.name ?? '', target.exact === true)
      if (level >= 0 && level <= 2 && page.roleOf(one.element) === '' && page.takesClicks(one.element))
        found.push({ ...one, rank: 20 + level })
    }
  const pressable = purpose === 'point' && ['tab', 'menuitem', 'control'].includes(target.role ?? '')
  if (pressable && found.length === 0) found.push(...page.unmarked(target, scope))
  const best = new Map<Element, Scored>()
  for (const one of found.toSorted((a, b) => a.rank - b.rank))
    if (!best.has(one.element)) best.set(one.element, one)
  return [...best.values()]
}

/** What is pressed where a cell is meant: the one control in it that has its name, as in the header of a column that sorts. */
export function pressedIn(page: InPage, element: Element): Element {
  if (!['gridcell', 'columnheader'].includes(page.roleOf(element))) return element
  const controls = page
    .elementsIn(element)
    .filter((at) => at !== element && ['button', 'link'].includes(page.roleOf(at)) && page.exposed(at))
  const [only] = controls
  const sameName = only && page.loose(page.nameOf(only)) === page.loose(page.nameOf(element))
  return controls.length === 1 && sameName ? only : element
}

/** Whether an element says that it takes clicks: by its own handler in the markup, or by the pointer that it shows. */
export function takesClicks(page: InPage, element: Element): boolean {
  return page.attribute(element, 'onclick') !== '' || getComputedStyle(element).cursor === 'pointer'
}

/**
 * `resolve` for what no open layer shuts out. Strict: the best class must hold exactly one element, else the answer is `ambiguous`; for
 * reading and state, names of buttons and links must match as wholes. A count ("the second") chooses within the best class only.
 */
export function resolveAmong(page: InPage, target: Target, purpose: Purpose): Resolution {
  const { or = [], ...said } = target
  const first = page.resolveReading(said, purpose)
  // A mere number that nothing is called by is a day of the calendar that is open.
  const mayBeDay = purpose === 'point' && !said.within && said.nth === undefined && isUnnamed(first)
  const anyKind = said.role === undefined || said.role === 'control'
  const day = mayBeDay && anyKind ? page.dayNamed(said.name ?? '') : undefined
  if (day) return day
  for (const reading of first.status === 'missing' || first.status === 'no_region' ? or : []) {
    if (reading.unplaced && first.status === 'missing') continue
    const other = page.resolveAmong(reading, purpose)
    if (other.status !== 'missing' && other.status !== 'no_region') return other
  }
  return first
}

const isUnnamed = (found: Resolution): boolean =>
  ['missing', 'ambiguous'].includes(found.status) ||
  (found.status === 'found' && (found.rank ?? 0) % 10 === 3)

/** `resolve` for one reading of the words. */
export function resolveReading(page: InPage, target: Target, purpose: Purpose): Resolution {
  if (target.role === 'focused') return page.focusedField(purpose)
  const { also, ...first } = target
  const own = page.resolveNamed(first, purpose)
  if (!also || own.status !== 'missing') return own
  const others = also.map((name) => page.resolveNamed({ ...first, name }, purpose))
  const there = others.filter(({ status }) => status !== 'missing')
  const ids = new Set(there.map((one) => (one.status === 'found' ? one.id : one)))
  if (ids.size <= 1) return there[0] ?? own
  const candidates = there.flatMap((one) =>
    one.status === 'found' ? [page.candidate(page.at(one.id) as Element)] : one.candidates,
  )
  return { status: 'ambiguous', count: candidates.length, rank: 0, candidates: candidates.slice(0, 6) }
}

/** Whether something stands beside a field that could send it, so that Enter in it may not be what is meant. */
export function sentByButton(page: InPage, field: Element): boolean {
  const around = field.closest('form, header, section, article, fieldset, dialog, main, body') ?? field
  return page.elementsIn(around).some((at) => page.roleOf(at) === 'button' && page.exposed(at))
}

/** Whether a field is there to search or filter, by any of its names. */
export function seeks(page: InPage, field: Element): boolean {
  const names = ['placeholder', 'title', 'id', 'name', 'class'].map((name) => page.attribute(field, name))
  return /search|filter|\bfind\b|query|lookup/i.test(
    [page.nameOf(field), page.nearbyLabel(field), ...names].join(' '),
  )
}

/** `resolve` for one of the names of a target. */
export function resolveNamed(page: InPage, target: Target, purpose: Purpose): Resolution {
  const asserted = purpose === 'state' || purpose === 'read'
  const searched = page.searched(target, purpose)
  if ('missed' in searched) return searched.missed
  const named = searched.found
    .filter(({ rank: place }) => !asserted || place % 10 < 3 || target.role === 'noted')
    .filter(({ rank: place }) => !target.whole || (place % 10 < 3 && Math.floor(place / 10) !== 2))
  const refused = asserted ? [] : named.filter((one) => page.renamedTo(target, one, purpose) === null)
  const all = named.filter((one) => !refused.includes(one))
  const alike = page.ofThing(
    target,
    (all[0]?.rank ?? 0) % 10 === 3 ? page.partly(all) : all.filter((one) => one.rank === all[0]?.rank),
  )
  // A cell or a tab that is named by the one control in it is no second thing to press.
  const holders = ['gridcell', 'columnheader', 'tab', 'menuitem', 'option', 'treeitem']
  const best = alike.filter(
    ({ element }) =>
      (!holders.includes(page.roleOf(element)) ||
        !alike.some((other) => other.element !== element && page.contains(element, other.element))) &&
      !alike.some((other) => page.opens(other.element, element)),
  )
  const nth = target.nth
  const chosen = oneOf(page, best, nth)
  // A part of the names of several boxes, and the whole name of what they hold together.
  const isWhole = best[0] !== undefined && best[0].rank % 10 < 3
  const isCode = purpose === 'fill' && !isWhole && nth === undefined && target.name !== undefined
  const boxes = isCode ? page.codeCalled(target, searched.scope) : undefined
  if (boxes) return boxes
  const part = chosen && !asserted ? page.renamedTo(target, chosen, purpose) : undefined
  // What is said of a thing in a row is not decided in a row of a longer name.
  const place = chosen && asserted ? page.partOfPlace(target.within, chosen.element) : undefined
  if (place) return { status: 'no_region', candidates: [] }
  if (chosen)
    return found(purpose === 'point' ? { ...chosen, element: page.pressedIn(chosen.element) } : chosen)
  if (best.length > 1)
    return {
      status: 'ambiguous',
      count: best.length,
      rank: best[0]?.rank ?? 0,
      candidates: page.candidates(best.map((one) => one.element)),
    }
  const others = refused.map(({ element }) => page.candidate(element)).slice(0, 5)
  if (others.length > 0) return { status: 'missing', candidates: others }
  return { status: 'missing', candidates: page.similar(target, purpose, searched.scope) }

  function found(one: Scored): Resolution {
    const { element, matched, rank: place } = one
    return {
      status: 'found',
      id: page.hold(element),
      role: page.roleOf(element),
      name: page.nameOf(element) || page.labelBeside(element),
      kind: page.kindOf(element),
      matched,
      rank: place,
      ...(part ? { part } : {}),
    }
  }
}

/** The only one, or the one that is counted to; none that is counted from an end that is not drawn. */
function oneOf(page: InPage, best: Scored[], nth: number | undefined): Scored | undefined {
  if (nth === undefined) return best.length === 1 ? best[0] : undefined
  const order = page.elementsIn(document.documentElement)
  const sorted = best.toSorted((a, b) => order.indexOf(a.element) - order.indexOf(b.element))
  const counted = sorted.at(nth < 0 ? nth : nth - 1)
  return counted && nth < 0 && page.isBeforeEnd(counted.element) ? undefined : counted
}

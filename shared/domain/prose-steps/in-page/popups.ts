import type { InPage, Purpose, Resolution } from './kit.ts'

/** What a list that drops down is called, where its name tells what is chosen in it as well: "Country" of "Country France". */
export function calledBy(page: InPage, element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot
  const ids = page.attribute(element, 'aria-labelledby').split(/\s+/)
  const others = ids
    .map((id) => (id === '' ? null : root.getElementById(id)))
    .filter((one) => one !== null && one !== element && !page.contains(element, one))
  const parts = others.length > 0 ? others : page.labelsOf(element)
  return page.tidy(parts.map((one) => page.textOf(one as Element)).join(' '))
}

/** The text of an element without what is only drawn there, such as the arrow of a list. */
export function shownText(page: InPage, element: Element): string {
  const text = (at: Node): string => {
    if (at.nodeType === 3) return at.nodeValue ?? ''
    if (at.nodeType !== 1 || !page.exposed(at as Element)) return ''
    const inner = page.childrenOf(at).map(text).join('')
    return getComputedStyle(at as Element).display.startsWith('inline') ? inner : ` ${inner} `
  }
  return page.tidy(text(element))
}

/** What stands drawn in the place of a field that itself holds nothing, as the choice of a list in which one can type. */
export function drawnValues(page: InPage, field: Element): string[] {
  const isField = (at: Element): boolean =>
    at !== field && page.rolesFor('fill', undefined).includes(page.roleOf(at)) && page.rendered(at)
  const own = field.getBoundingClientRect()
  let at = page.parentOf(field)
  for (let up = 0; at && up < 3; up++, at = page.parentOf(at)) {
    const inside = page.elementsIn(at)
    if (inside.some((one) => isField(one) || ['label', 'legend'].includes(page.tagOf(one)))) return []
    const beside = page.blocksIn(at).filter(({ element }) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top < own.bottom && own.top < bottom
    })
    if (beside.length > 0) return beside.map(({ text }) => text)
  }
  return []
}

/** Whether a control says that another element is what it opens: its list is no second thing of its name. */
export function opens(page: InPage, control: Element, list: Element): boolean {
  const ids = ['aria-controls', 'aria-owns'].flatMap((name) => page.attribute(control, name).split(/\s+/))
  return control !== list && page.attribute(list, 'id') !== '' && ids.includes(page.attribute(list, 'id'))
}

/** Whether a control says that its list is open. */
export function isOpen(page: InPage, id: number): boolean {
  const element = page.at(id)
  return element !== undefined && page.attribute(element, 'aria-expanded') === 'true'
}

/** The visible texts that say a value and nothing else, and that a click would hit, outside of a control and what is drawn for it. */
export function textsOf(page: InPage, id: number, value: string): number[] {
  const owner = page.at(id)
  const best = page
    .blocksIn(document.documentElement)
    .map(({ text, element }) => ({ element, level: page.matchLevel(text, value, false) }))
    .filter(({ element, level }) => {
      const isApart = !owner || !(page.contains(owner, element) || page.contains(element, owner))
      // What fades away takes no clicks any more, and may come back.
      const takes = getComputedStyle(element).pointerEvents !== 'none'
      return level >= 0 && level <= 2 && isApart && takes && page.reachable(element)
    })
    .toSorted((a, b) => a.level - b.level)
  return best.filter(({ level }) => level === best[0]?.level).map(({ element }) => page.hold(element))
}

/** The one text of a value that came while a list was opened: what it offers where it says so to nobody but the eye. */
export function offeredText(page: InPage, id: number, value: string, before: number[]): Resolution {
  const now = page.textsOf(id, value).filter((one) => !before.includes(one))
  const [only] = now
  const element = only === undefined ? undefined : page.at(only)
  if (only === undefined || !element || now.length > 1)
    return {
      status: element ? 'ambiguous' : 'missing',
      candidates: now.map((one) => page.candidate(page.at(one) as Element)),
    }
  return { status: 'found', id: only, role: 'option', name: value, kind: 'option', matched: value }
}

/** Whether a button says that it opens something, or that it has opened it. */
export function opensSomething(page: InPage, id: number): boolean {
  const element = page.at(id)
  const told = ['aria-haspopup', 'aria-expanded', 'aria-controls']
  return element !== undefined && told.some((name) => page.attribute(element, name) !== '')
}

/** What people call a field though its role is another: a button that opens a list of values, a group of the parts of a date. */
export function isDrawnField(page: InPage, element: Element, purpose: Purpose, roles: string[]): boolean {
  const kind = page.kindOf(element)
  if (kind === 'combobox')
    return purpose === 'select' || roles.some((role) => ['combobox', 'textbox'].includes(role))
  return kind === 'group' && roles.includes('textbox') && page.dateParts(element).length > 0
}

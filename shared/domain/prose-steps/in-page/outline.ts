import type { InPage, OutlineEntry } from './kit.ts'

/**
 * What assistive technology is told of the page: roles, names and states in document order, no markup and no values of fields. At most `most`
 * entries; what a password field holds is in no name. Names are cut at 1,000 characters, for whoever conceals secrets in them before cutting further.
 */
export function outline(page: InPage, most: number): OutlineEntry[] {
  const all = page.elementsIn().slice(0, 20_000)
  const isPassword = (element: Element): boolean =>
    page.tagOf(element) === 'input' && (element as HTMLInputElement).type === 'password'
  const hidden = all.filter(isPassword).map((element) => (element as HTMLInputElement).value)
  const masked = (text: string): string =>
    hidden.filter((value) => value !== '').reduce((rest, value) => rest.split(value).join('•••'), text)
  const silent = new Set(['paragraph', 'rowgroup', 'generic', 'definition', 'term', 'separator', 'figure'])
  const holders = new Set([
    'row',
    'list',
    'table',
    'form',
    'group',
    'region',
    'navigation',
    'main',
    'dialog',
    'article',
  ])
  const depths = new Map<Element, number>()
  const entries: OutlineEntry[] = []
  for (const element of all) {
    const parent = page.parentOf(element)
    const depth = (parent && depths.get(parent)) ?? 0
    depths.set(element, depth)
    if (entries.length >= most || !page.exposed(element)) continue
    const stated = page.roleOf(element)
    const own = page
      .childrenOf(element)
      .some((child) => child.nodeType === 3 && page.tidy(child.nodeValue ?? '') !== '')
    const role = stated === '' || silent.has(stated) ? (own ? 'text' : '') : stated
    if (role === '') continue
    const field = page.rolesFor('fill', undefined).includes(role) || isPassword(element)
    const byText = ['text', 'listitem', 'cell', 'status', 'alert'].includes(role)
    const named =
      page.nameOf(element) ||
      (field ? page.nearbyLabel(element) || page.attribute(element, 'placeholder') : '')
    const name = named === '' && byText ? page.textOf(element) : role === 'row' ? '' : named
    if (name === '' && !holders.has(role) && !field) continue
    depths.set(element, depth + 1)
    entries.push({ depth, role, name: masked(name).slice(0, 1000), states: statesOf(element, role) })
  }
  return entries

  function statesOf(element: Element, role: string): string[] {
    const checkable = page.kindOf(element) === 'checkable' && page.checkedOf(element) !== undefined
    const expanded = page.attribute(element, 'aria-expanded')
    return [
      ...(checkable ? [page.checkedOf(element) === true ? 'checked' : 'not checked'] : []),
      ...(page.rolesFor('point', undefined).includes(role) && !page.enabled(element) ? ['disabled'] : []),
      ...(expanded === 'true' ? ['expanded'] : expanded === 'false' ? ['collapsed'] : []),
      ...(page.attribute(element, 'aria-selected') === 'true' ? ['selected'] : []),
      ...((element as HTMLElement).draggable && !['link', 'img'].includes(role) ? ['draggable'] : []),
      ...(element === element.ownerDocument.activeElement && role !== 'text' ? ['focused'] : []),
    ]
  }
}

import type { Check, Target } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

/**
 * The values that stand beside a label: `label: value` in one text, a term and its description, a row header and its cell, a column of a
 * named row, an element labelled by aria, a text and the element after it, or a form field of that name.
 */
export function labelledValues(
  page: InPage,
  target: Target,
  scope: Element,
): { values: string[]; field: boolean; element: Element }[] {
  const name = target.name ?? ''
  const same = (text: string): boolean =>
    text !== '' && page.matchLevel(text, name, false) >= 0 && page.matchLevel(text, name, false) <= 2
  const found: { values: string[]; field: boolean; element: Element }[] = []
  const add = (element: Element | null | undefined): void => {
    if (element && page.visible(element))
      found.push({ values: [page.textOf(element)], field: false, element })
  }
  for (const cell of page.columnCells(name, scope)) add(cell)
  for (const { text, element } of page.blocksIn(scope)) {
    const split = /^(.{1,80}?)\s*[:=–—]\s*(.+)$/.exec(text)
    if (split && same(split[1] ?? '')) found.push({ values: [split[2] ?? ''], field: false, element })
  }
  for (const element of page.elementsIn(scope)) {
    const role = page.roleOf(element)
    const fields = page.rolesFor('read', undefined)
    if (element === scope || !page.exposed(element)) continue
    if (fields.includes(role) && same(page.nameOf(element)))
      found.push({ values: [page.valueOf(element)], field: true, element })
    const named =
      page.attribute(element, 'aria-label') !== '' || page.attribute(element, 'aria-labelledby') !== ''
    const plain = named || page.tagOf(element) === 'output'
    if (plain && !fields.includes(role) && role !== 'button' && role !== 'link' && same(page.nameOf(element)))
      add(element)
    const ofField = page.tagOf(element) === 'label' && (element as HTMLLabelElement).control !== null
    if (ofField || ['button', 'link', 'option', 'tab', 'columnheader'].includes(role)) continue
    if (element.childElementCount === 0 && same(element.textContent ?? '') && page.visible(element))
      add(page.valueBeside(element))
  }
  return found
}

/** The element whose text follows a label's own text, when it is no control and holds none. */
export function valueBeside(page: InPage, label: Element): Element | null {
  let at: Element | undefined = label
  while (at && !at.nextElementSibling && page.textOf(page.parentOf(at) ?? at) === page.textOf(label))
    at = page.parentOf(at)
  const next = at?.nextElementSibling ?? null
  const controls = page.rolesFor('state', undefined)
  return next && !page.elementsIn(next).some((one) => controls.includes(page.roleOf(one))) ? next : null
}

/** The cells under a column header of that name: in a row that one, else those of every row below the scope. */
export function columnCells(page: InPage, name: string, scope: Element): Element[] {
  const rows =
    page.roleOf(scope) === 'row'
      ? [scope]
      : page.elementsIn(scope).filter((one) => page.roleOf(one) === 'row')
  return rows.flatMap((row) => {
    const table = row.closest('table, [role=table], [role=grid]')
    if (!table) return []
    const heads = page.once('heads', table, () =>
      page.elementsIn(table).filter((one) => page.roleOf(one) === 'columnheader'),
    )
    const column = page.once(`column ${name}`, table, () =>
      heads.findIndex((head) => [0, 1, 2].includes(page.matchLevel(page.textOf(head), name, false))),
    )
    if (column < 0) return []
    const cells = page
      .elementsIn(row)
      .filter((one) => ['cell', 'gridcell', 'rowheader'].includes(page.roleOf(one)))
    return cells.slice(column, column + 1)
  })
}

/** A text without what stands in brackets at its end, and without a full stop. */
const bareOf = (page: InPage, text: string): string =>
  page
    .tidy(text)
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[.!]$/, '')

/**
 * Whether the value beside a label is the expected one. A quoted label must stand on the page. An unquoted one is a noun of the
 * requirement: without its qualifier ("order status" → "status") it may be the label, and where no label exists, the value must stand
 * alone as a text of its own that is no control.
 */
export function checkLabelled(page: InPage, wanted: Check): Verdict {
  const target = wanted.target ?? {}
  const where = page.scopeOf(target)
  if ('missed' in where) return page.undecided(where.missed, target)
  const { scope } = where
  const words = (target.name ?? '').split(' ')
  const names =
    target.exact === true ? [target.name ?? ''] : words.map((_word, at) => words.slice(at).join(' '))
  const expected = page.tidy(wanted.expected ?? '')
  const bare = (text: string): string => bareOf(page, text)
  for (const name of names) {
    const all = page.labelledValues({ ...target, name }, scope)
    const plain = all.some((one) => !one.field) ? all.filter((one) => !one.field) : all
    const values = [...new Set(plain.flatMap((one) => one.values).filter((value) => value !== ''))]
    if (values.length === 0) continue
    const equal = values.filter(
      (value) =>
        page.tidy(value) === expected ||
        bare(value) === bare(expected) ||
        (wanted.amount === true && page.isAmount(value, expected)),
    )
    if (equal.length > 0 && equal.length < values.length) {
      const candidates = values.map((value) => ({ role: 'text', name: `${name}: ${value}` }))
      return page.undecided({ status: 'ambiguous', candidates }, { ...target, name })
    }
    const holds = equal.length > 0
    // A line that goes on after the value says more than the value; where it ends nobody knows.
    const goesOn = values.find((value) => {
      const [start, rest] = [value.slice(0, expected.length), value.slice(expected.length)]
      return start === expected && /^\s/.test(rest) && rest.trim().split(/\s+/).length >= 3
    })
    if (!holds && goesOn !== undefined)
      return {
        passed: false,
        actual: goesOn,
        reason: `“${expected}” is followed by other words, and nobody can tell whether they are part of the value.`,
      }
    const field = plain.every((one) => one.field)
    for (const one of plain) page.seen(one.element)
    return { passed: holds !== (wanted.negated === true), actual: values.join(' | '), field }
  }
  if (target.exact === true || wanted.negated === true)
    return page.undecided({ status: 'missing', candidates: [] }, { ...target, role: 'label' })
  const controls = page.rolesFor('state', undefined)
  const alone = page
    .blocksIn(scope)
    .filter(({ text, element }) => bare(text) === bare(expected) && !controls.includes(page.roleOf(element)))
  for (const one of alone) page.seen(one.element)
  const told = alone.length > 0 ? undefined : page.saidInstead(target.name ?? '', expected, scope)
  if (told) return told
  return {
    passed: alone.length > 0,
    actual:
      alone.length > 0
        ? expected
        : `no text labelled "${target.name ?? ''}", and "${expected}" does not stand alone`,
  }
}

/** Whether something that a step waits for is visible now: an element of that kind and name, or a text. */
export function stands(page: InPage, target: Target): boolean {
  const text = target.role === undefined && target.name !== undefined
  if (text) {
    const where = target.within ? { target: target.within } : {}
    const shown = page.checkText({ kind: 'assert_text', expected: target.name ?? '', ...where }).passed
    if (shown) return true
  }
  const roles = text ? page.rolesFor('state', undefined) : [target.role ?? 'dialog']
  return roles.some(
    (role) => page.checkPresence({ kind: 'assert_visible', target: { ...target, role } }).passed,
  )
}

import type { Check } from '../types.ts'
import type { InPage, Undo } from './kit.ts'

/** Gives a control another value without a word to the page; null when it does not take it. */
export function fillQuietly(page: InPage, element: Element, value: string): Undo | null {
  const tag = page.tagOf(element)
  const same = (text: string): boolean => page.tidy(text) === page.tidy(value)
  if (tag === 'select') {
    const select = element as unknown as HTMLSelectElement
    const options = [...select.options]
    const was = options.map((option) => option.selected)
    const undo = page.undoable(() => {
      if (!select.multiple) select.selectedIndex = was.indexOf(true)
      else for (const [at, option] of options.entries()) option.selected = was[at] === true
    })
    select.selectedIndex = options.findIndex((option) => same(option.text) || option.value === value)
    return undo
  }
  if (tag === 'input' || tag === 'textarea') {
    const field = element as HTMLInputElement
    const { value: before, selectionStart, selectionEnd } = field
    const undo = page.undoable(() => {
      field.value = before
      const root = field.getRootNode() as Document | ShadowRoot
      if (selectionStart !== null && root.activeElement === field)
        field.setSelectionRange(selectionStart, selectionEnd)
    })
    field.value = value
    return field.value === before ? null : undo
  }
  const told = ['aria-valuetext', 'aria-valuenow'].find((name) => page.attribute(element, name) !== '')
  if (told !== undefined) return page.assign(element, told, value)
  const chosen = page
    .elementsIn(element)
    .filter((one) => ['radio', 'option'].includes(page.roleOf(one)) && page.checkedOf(one) === true)
  if (chosen.length > 0) return page.together(chosen.map((one) => page.flip(one)))
  const [first, ...rest] = page.textNodes(element)
  if (first) return page.together([page.write(first, value), ...rest.map((node) => page.write(node, ''))])
  return page.insert(element, page.standIn(element, '', '', value), null)
}

/** Gives what a check reads another value, near to the one it expects. */
export function alterValue(page: InPage, wanted: Check): Undo | null {
  const [element] = page.evidence
  if (!element) return null
  const expected = wanted.expected ?? ''
  const field = page.rolesFor('read', undefined).includes(page.roleOf(element))
  if (!field) {
    const node = page.nodeWith(element, expected)
    if (node) return page.write(node, page.altered(node.data, expected))
  }
  const now = field ? page.valueOf(element) : ''
  const others = [
    page.altered(now, expected === '' ? now : expected),
    'x',
    '1',
    '2000-01-01',
    '10:00',
    '#123456',
  ]
  for (const other of others) {
    const undo = field ? page.fillQuietly(element, other) : page.setText(element, other)
    page.memo.clear()
    if (undo && (!field || page.valueOf(element) !== now)) return undo
    undo?.()
  }
  return null
}

/** Checks what is not checked, and the other way round. */
export function flip(page: InPage, element: Element): Undo | null {
  const tag = page.tagOf(element)
  const on = page.checkedOf(element) === true
  if (tag === 'option') {
    const select = element.closest('select') as Element | null
    return select ? page.fillQuietly(select, on ? '\u0000' : (element as HTMLOptionElement).value) : null
  }
  const input = element as HTMLInputElement
  if (tag === 'input' && ['checkbox', 'radio'].includes(input.type)) {
    const root = element.getRootNode() as Document
    const rivals = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      (one) => one !== input && one.checked,
    )
    const { indeterminate } = input
    const undo = page.undoable(() => {
      input.checked = on
      input.indeterminate = indeterminate
      for (const rival of rivals) if (!rival.checked) rival.checked = true
    })
    input.checked = !on
    return undo
  }
  const names = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current']
  const told = names.find((name) => page.attribute(element, name) !== '') ?? 'aria-checked'
  return page.assign(element, told, String(!on))
}

/** Turns the state that a check reads into the opposite; null when the element does not follow. */
export function flipState(page: InPage, wanted: Check): Undo | null {
  const [element] = page.evidence
  if (!element) return null
  const before = page.check(wanted).actual
  const undo = page.together(changes(element))
  page.memo.clear()
  if (page.check(wanted).actual !== before) return undo
  undo?.()
  return null

  function changes(at: Element): (Undo | null)[] {
    const opposite = (name: string): Undo =>
      page.assign(at, name, page.attribute(at, name) === 'true' ? 'false' : 'true')
    if (wanted.kind === 'assert_checked') return [page.flip(at)]
    if (wanted.kind === 'assert_enabled')
      return page.enabled(at) && !at.hasAttribute('readonly') ? disable(at) : enable(at)
    if (wanted.state === 'required')
      return [opposite('aria-required'), page.assign(at, 'required', at.hasAttribute('required') ? null : '')]
    if (wanted.state === 'invalid') return [opposite('aria-invalid')]
    const details = at.closest('details')
    if (details && page.attribute(at, 'aria-expanded') === '')
      return [page.assign(details, 'open', details.open ? null : '')]
    return [opposite('aria-expanded')]
  }
  function disable(at: Element): (Undo | null)[] {
    const native = ['button', 'input', 'select', 'textarea', 'option'].includes(page.tagOf(at))
    return [native ? page.assign(at, 'disabled', '') : page.assign(at, 'aria-disabled', 'true')]
  }
  function enable(at: Element): (Undo | null)[] {
    const undos: (Undo | null)[] = [page.assign(at, 'readonly', null)]
    for (let up: Element | undefined = at; up; up = page.parentOf(up)) {
      if (page.attribute(up, 'aria-disabled') === 'true') undos.push(page.assign(up, 'aria-disabled', null))
      if (up.hasAttribute('disabled')) undos.push(page.assign(up, 'disabled', null))
    }
    return undos
  }
}

import type { InPage } from './kit.ts'

/** The accessible name, by the W3C Accessible Name and Description Computation 1.2; generated CSS content is left out. */
export function nameOf(page: InPage, element: Element): string {
  return page.once('name', element, () => {
    // A box that is drawn by its label alone is not in the tree, but goes by what the label says.
    const drawn = page.exposed(element) ? [] : page.labelsOf(element)
    const named = drawn.map((label) => page.nameFrom(label, new Set([element]), false, true)).join(' ')
    return page.tidy(named === '' ? page.nameFrom(element, new Set(), false, false) : named)
  })
}

export function nameFrom(
  page: InPage,
  element: Element,
  visited: Set<Element>,
  referenced: boolean,
  inside: boolean,
): string {
  if (visited.has(element)) return ''
  visited.add(element)
  if (!referenced && !page.exposed(element) && page.tagOf(element) !== 'option') return ''
  const ids = page.attribute(element, 'aria-labelledby').trim()
  if (ids !== '' && !referenced) {
    const root = element.getRootNode() as Document | ShadowRoot
    const parts = ids
      .split(/\s+/)
      .map((id) => root.getElementById(id))
      .filter((found) => found !== null)
    const named = parts
      .map((part) => page.nameFrom(part, new Set(part === element ? [] : [element]), true, true))
      .join(' ')
    if (page.tidy(named) !== '') return named
  }
  const label = page.attribute(element, 'aria-label')
  if (page.tidy(label) !== '') return label
  const role = page.roleOf(element)
  if (inside && ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider', 'listbox'].includes(role))
    return page.valueOf(element)
  const native = page.nativeName(element, visited)
  if (page.tidy(native) !== '') return native
  const fromContent =
    'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'
  if (inside || fromContent.split(' ').includes(role)) {
    const parts = page.childrenOf(element).map((child) => {
      if (child.nodeType === 3) return child.nodeValue ?? ''
      if (child.nodeType !== 1) return ''
      const named = page.nameFrom(child as Element, visited, referenced && !page.rendered(element), true)
      const display = getComputedStyle(child as Element).display
      return display.startsWith('inline') || display === 'contents' || display === 'none'
        ? named
        : ` ${named} `
    })
    if (page.tidy(parts.join('')) !== '') return parts.join('')
  }
  return page.attribute(element, 'title') || page.attribute(element, 'placeholder')
}

/** What the host language gives as a name: labels, alternative texts, captions, button values. */
export function nativeName(page: InPage, element: Element, visited: Set<Element>): string {
  const tag = page.tagOf(element)
  const first = (selector: string): string => {
    const found = [...element.children].find((child) => child.matches(selector))
    return found ? page.nameFrom(found, visited, true, true) : ''
  }
  if (tag === 'img' || tag === 'area') return page.attribute(element, 'alt')
  if (tag === 'fieldset') return first('legend')
  if (tag === 'table') return first('caption')
  if (tag === 'figure') return first('figcaption')
  if (tag === 'svg') return element.querySelector('title')?.textContent ?? ''
  if (tag === 'optgroup') return page.attribute(element, 'label')
  if (tag === 'option') return page.attribute(element, 'label') || (element.textContent ?? '')
  const type = tag === 'input' ? (element as HTMLInputElement).type : ''
  if (['button', 'submit', 'reset'].includes(type)) {
    const value = (element as HTMLInputElement).value
    if (value !== '') return value
    return type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : ''
  }
  const labels = page
    .labelsOf(element)
    .map((label) => page.nameFrom(label, new Set([...visited, element]), true, true))
  if (page.tidy(labels.join('')) !== '') return labels.join(' ')
  if (type === 'image') return page.attribute(element, 'alt') || page.attribute(element, 'title') || 'Submit'
  return ''
}

export function labelsOf(_page: InPage, element: Element): Element[] {
  const labels = (element as HTMLInputElement).labels as NodeListOf<HTMLLabelElement> | null | undefined
  return labels ? [...labels] : []
}

/** What a label says that is written for a control of the page's own making, or for what is drawn around one and no other: the browser joins neither. */
export function toldLabel(page: InPage, element: Element): string {
  if ((element as HTMLInputElement).labels?.length) return ''
  const root = element.getRootNode() as Document | ShadowRoot
  const all = page.once('labels for', root, () => [...root.querySelectorAll<HTMLLabelElement>('label[for]')])
  const isNamed = ['aria-label', 'aria-labelledby'].some((name) => page.attribute(element, name) !== '')
  const isControl = (at: Element): boolean => page.rolesFor('state', undefined).includes(page.roleOf(at))
  let at: Element | undefined = element
  for (let up = 0; at && up < (isNamed ? 1 : 3); up++, at = page.parentOf(at)) {
    if (up > 0 && page.elementsIn(at).some((one) => one !== element && isControl(one))) return ''
    const id = page.attribute(at, 'id')
    const labels = id === '' ? [] : all.filter((label) => page.attribute(label, 'for') === id)
    if (labels.length > 0) return page.tidy(labels.map((label) => page.textOf(label)).join(' '))
  }
  return ''
}

/** How a control takes its value. */
export function kindOf(page: InPage, element: Element): ReturnType<InPage['kindOf']> {
  const tag = page.tagOf(element)
  const role = page.roleOf(element)
  if (tag === 'select') return 'select'
  if (role === 'option') return 'option'
  if (['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio'].includes(role)) return 'checkable'
  if (tag === 'input') {
    const { type } = element as HTMLInputElement
    if (['date', 'time', 'month', 'week', 'datetime-local', 'color', 'range'].includes(type)) return 'value'
    if (['button', 'submit', 'reset', 'image', 'file'].includes(type)) return 'other'
    return 'text'
  }
  if (tag === 'textarea') return 'text'
  if ((element as HTMLElement).isContentEditable) return 'editable'
  const popup = role === 'button' && page.attribute(element, 'aria-haspopup') === 'listbox'
  if (role === 'combobox' || role === 'listbox' || popup) return 'combobox'
  if (['group', 'radiogroup'].includes(role)) return 'group'
  return role === 'slider' ? 'value' : 'other'
}

import type { InPage } from '../../prose-steps/in-page/kit.ts'
import { nearbyLabel } from '../../prose-steps/in-page/nearby-label.ts'

const headings = 'h1, h2, h3, h4, h5, h6, [role=heading]'
const headed = ['region', 'dialog', 'alertdialog', 'tabpanel', 'form', 'article', 'search']

/**
 * What people call a control: its accessible name, also where it is not shown, else the label beside it. A placeholder is the name of what has no
 * other.
 */
export function controlName(page: InPage, element: Element): string {
  const own = nameAnyhow(page, element)
  if (own !== '' && own !== page.tidy(page.attribute(element, 'placeholder'))) return own
  const takesValue = [...page.rolesFor('fill', undefined), ...page.rolesFor('tick', undefined)]
  if (!takesValue.includes(page.roleOf(element))) return own
  return labelBeside(page, element) || own
}

/** The accessible name that an element has, or would have if it were shown. */
export function nameAnyhow(page: InPage, element: Element): string {
  if (page.exposed(element)) return page.nameOf(element)
  const root = element.getRootNode() as Document | ShadowRoot
  const ids = page.attribute(element, 'aria-labelledby').split(/\s+/)
  const parts = ids.map((id) => (id === '' ? null : root.getElementById(id))).filter((one) => one !== null)
  const named = parts.map((part) => page.nameFrom(part, new Set([element]), true, true)).join(' ')
  return page.tidy(named) || page.tidy(page.nameFrom(element, new Set(), true, false))
}

// Of what stands around a control, so much decides whether a text is its label.
const mostAround = 200

function labelBeside(page: InPage, element: Element): string {
  const kit = page.once('inventory kit', page.exposed(element), () => {
    const few = (root?: Element) =>
      page.once('inventory few', root, () => page.elementsIn(root).slice(0, mostAround))
    const rolesFor: InPage['rolesFor'] = (purpose, role) =>
      page.once('inventory roles', `${purpose} ${role}`, () => page.rolesFor(purpose, role))
    // The label beside a hidden field is hidden with it, so its text is read as it is written.
    const isShown = page.exposed(element)
    const textOf = (one: Element): string => (isShown ? page.textOf(one) : page.tidy(page.rawText(one)))
    return Object.assign(Object.create(page) as InPage, { elementsIn: few, rolesFor, textOf })
  })
  return nearbyLabel(kit, element)
}

/** What a place is called: its name, the tab or summary that opens it, or its heading. */
export function placeName(page: InPage, place: Element): string {
  return page.once('inventory place', place, () => {
    const name = nameAnyhow(page, place)
    if (name !== '') return name
    const role = page.roleOf(place)
    if (page.tagOf(place) === 'details') return textIn(page, place, 'summary')
    const tab = role === 'tabpanel' ? tabOf(page, place) : ''
    return tab !== '' || !headed.includes(role) ? tab : textIn(page, place, headings)
  })
}

// A field in a form may be called like any method of the form.
function textIn(page: InPage, place: Element, selector: string): string {
  const found = Element.prototype.querySelector.call(place, selector)
  return found ? page.tidy(page.rawText(found)) : ''
}

function tabOf(page: InPage, panel: Element): string {
  const id = page.attribute(panel, 'id')
  if (id === '') return ''
  const root = panel.getRootNode() as Document | ShadowRoot
  const tabs = page.once('inventory tabs', root, () => [...root.querySelectorAll('[role=tab]')])
  const tab = tabs.find((one) => page.attribute(one, 'aria-controls').split(/\s+/).includes(id))
  return tab ? nameAnyhow(page, tab) : ''
}

import { attribute } from '../../prose-steps/in-page/dom.ts'
import type { InPage } from '../../prose-steps/in-page/kit.ts'

const live = new Set(['alert', 'status', 'log'])
const layers = new Set(['dialog', 'alertdialog'])

/** The elements of a page by what they are, found in one pass: a role each, and whether assistive technology is told of changes in them. */
export interface ByRole {
  roles: string[]
  /** Those of the roles, in the order of the document. */
  of: (roles: readonly string[]) => Element[]
  live: Element[]
  /** Dialogs and popovers. */
  layers: Element[]
}

export function byRole(page: InPage, elements: readonly Element[]): ByRole {
  const roles: string[] = []
  const places = new Map<string, number[]>()
  const found: Pick<ByRole, 'live' | 'layers'> = { live: [], layers: [] }
  for (const [at, element] of elements.entries()) {
    const role = page.roleOf(element)
    roles.push(role)
    if (role !== '') {
      const known = places.get(role)
      if (known) known.push(at)
      else places.set(role, [at])
    }
    const stated = attribute(page, element, 'aria-live')
    if (stated === '' ? live.has(role) : stated === 'polite' || stated === 'assertive')
      found.live.push(element)
    if (layers.has(role) || Element.prototype.hasAttribute.call(element, 'popover'))
      found.layers.push(element)
  }
  const of = (wanted: readonly string[]): Element[] =>
    wanted
      .flatMap((role) => places.get(role) ?? [])
      .toSorted((a, b) => a - b)
      .flatMap((at) => elements[at] ?? [])
  return { roles, of, ...found }
}

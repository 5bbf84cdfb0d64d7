import { parentOf, tagOf } from '../../prose-steps/in-page/dom.ts'
import type { InPage } from '../../prose-steps/in-page/kit.ts'
import { placeName } from './naming.ts'

export const regionRoles = [
  'region',
  'tabpanel',
  'dialog',
  'alertdialog',
  'form',
  'search',
  'navigation',
  'complementary',
  'main',
  'article',
  'iframe',
]
const groupRoles = ['group', 'radiogroup']

/** The name of the closest named region, tab panel, dialog, form or group around an element; empty where there is none. */
export function regionAround(page: InPage, element: Element): string {
  return nameAround(page, element, 'region', [...regionRoles, ...groupRoles])
}

/** The name of the closest named group around an element. */
export function groupAround(page: InPage, element: Element): string {
  return nameAround(page, element, 'group', groupRoles)
}

function nameAround(page: InPage, element: Element, kind: string, roles: string[]): string {
  const passed: Element[] = []
  const known = page.once(`inventory ${kind}`, 'of elements', () => new Map<Element, string>())
  let name = ''
  // What opens a place stands before it, not in it.
  const own = tagOf(page, element) === 'summary' ? (parentOf(page, element) ?? element) : element
  for (let at = parentOf(page, own); at; at = parentOf(page, at)) {
    const before = known.get(at)
    name = before ?? (roles.includes(page.roleOf(at)) ? placeName(page, at) : '')
    passed.push(at)
    if (name !== '' || before !== undefined) break
  }
  for (const at of passed) known.set(at, name)
  return name
}

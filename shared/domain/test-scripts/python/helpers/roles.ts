import { fieldSelector, nativeSelector } from '../../webdriver/role-selectors.ts'

/** Roles that people do not tell apart from a role. */
const kin: Record<string, string[]> = {
  cell: ['gridcell', 'columnheader', 'rowheader'],
  checkbox: ['switch', 'menuitemcheckbox'],
  combobox: ['listbox'],
  dialog: ['alertdialog'],
  group: ['radiogroup'],
  img: ['image'],
  menuitem: ['menuitemcheckbox', 'menuitemradio'],
  radio: ['menuitemradio'],
  region: ['group', 'article', 'complementary', 'form', 'navigation', 'main', 'search', 'tabpanel', 'dialog'],
  table: ['grid', 'treegrid'],
}

/** The CSS selector of elements that a locator may mean: of a role, or `field`, or `live region`. */
export function candidates(kind: string): string {
  if (kind === 'field') return fieldSelector
  if (kind === 'live region') return '[role=status], [role=alert], [role=log], output, [aria-live]'
  // Rows of headers do not count: they have no cells.
  if (kind === 'row') return 'tr:has(td), [role=row]:has([role=cell], [role=gridcell])'
  const roles = rolesLike(kind)
  const own = roles.flatMap((role) => nativeSelector(role) ?? [])
  return [...new Set([...own, ...roles.map(stating)])].join(', ')
}

/** Roles may come from a page, which may state anything. */
const stating = (role: string) =>
  /^[a-z]+$/.test(role)
    ? `[role=${role}]`
    : `[role="${role.replace(/[\\"]|\p{Cc}/gu, (mark) => `\\${mark.charCodeAt(0).toString(16)} `)}"]`

/** The role itself, and those that count as it. */
export const rolesLike = (role: string): string[] => [role, ...(kin[role] ?? [])]

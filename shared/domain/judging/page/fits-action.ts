import type { PageControl } from '../../page-inventory/schema.ts'
import type { TypedAction } from '../../prose-steps/types.ts'

const typing = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider', 'listbox', 'generic'])
const choosing = new Set([
  'combobox',
  'listbox',
  'radio',
  'option',
  'radiogroup',
  'menuitemradio',
  'menu',
  'tree',
])
const ticking = new Set([
  'checkbox',
  'switch',
  'radio',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'button',
])

const rolesFor: Partial<Record<TypedAction['action'], ReadonlySet<string>>> = {
  fill: typing,
  clear: typing,
  type: typing,
  select: choosing,
  check: ticking,
  uncheck: ticking,
}

/** Whether a control takes an action: nothing can be typed into a box. */
export function fitsAction({ role, type, limits }: PageControl, action: TypedAction['action']): boolean {
  const roles = rolesFor[action]
  if (!roles) return true
  if (limits?.readOnly && roles === typing) return false
  if (type === 'select' && roles === typing) return false
  return roles.has(role)
}

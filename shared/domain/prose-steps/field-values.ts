import { datumFor, looseKey } from './test-data.ts'
import type { Caught, Reading } from './patterns.ts'
import type { Target, TypedAction } from './types.ts'

// Words that stand for a value which the prose leaves open.
export const vague =
  /^(?:(?:an?|the|some|any|your|my|his|her|their|this|that|following|all)\b.*|(?:in)?valid\b.*|text|value|values|focus|cursor|mouse|pointer|data|something|anything|it|them|details|information|input)$/i

export function fill(caught: Caught, reading: Reading): TypedAction[] | undefined {
  const target = caught.target('target')
  if (!target || target.role === 'dialog') return undefined
  const open = target.name === undefined ? undefined : datumFor(reading.data, target.name)
  const value = caught.literal('value') ?? plainValue(caught.words('value')) ?? open
  return value === undefined ? undefined : [{ action: 'fill', target: fieldOf(target), value }]
}

export function plainValue(words: string | undefined): string | undefined {
  if (words === undefined || words.includes('\uE000') || vague.test(words) || looseKey(words) === '')
    return undefined
  return words.trim().includes(' ') ? undefined : words.trim()
}

export function fieldOf<T extends Target | undefined>(target: T): T {
  return target && target.role === undefined ? { ...target, role: 'textbox' } : target
}

const textRoles = new Set(['textbox', 'searchbox', 'combobox', 'listbox', 'slider'])
const tickRoles = new Set(['checkbox', 'switch', 'radio', 'option', 'menuitem', 'tab', 'row', 'listitem'])

export function one(
  action: 'clear' | 'check' | 'uncheck',
  target: Target | undefined,
): TypedAction[] | undefined {
  if (!target || (target.name === undefined && target.role === undefined)) return undefined
  // People call what they tick a box, too.
  const { role: _box, ...anyTick } = target
  if (action !== 'clear' && target.role === 'textbox')
    return [{ action, target: target.name === undefined ? { ...target, role: 'checkbox' } : anyTick }]
  const fits = target.role === undefined || (action === 'clear' ? textRoles : tickRoles).has(target.role)
  return fits ? [{ action, target }] : undefined
}

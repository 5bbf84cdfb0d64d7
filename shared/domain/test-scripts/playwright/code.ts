import { stringLiteral, textExpression, wholeExpression } from '../javascript/literals.ts'
import type { CodeScope } from '../framework.ts'
import type { Locator, Text, Whole } from '../types.ts'

const text = (value: Text, scope: CodeScope) => textExpression(value, scope.helper)

/** The expression of an element below `root`, the page or another element, by Playwright's own ranks of locators. */
export function locatorCode(locator: Locator, scope: CodeScope, root = 'page'): string {
  const base = locator.within ? locatorCode(locator.within, scope, root) : root
  return `${elementCode(locator, scope, base)}${position(locator.nth)}`
}

function elementCode({ by, role = '', name, exact }: Locator, scope: CodeScope, base: string): string {
  const named = name === undefined ? '' : text(name, scope)
  if (by === 'label') return `${base}.getByLabel(${named}${exact ? ', { exact: true }' : ''})`
  if (by === 'text') return `${base}.getByText(${named}${exact ? ', { exact: true }' : ''})`
  if (role === 'row') return `${scope.helper('rows')}(${[base, ...(named ? [named] : [])].join(', ')})`
  if (role === 'listitem' && named) return `${base}.getByRole('listitem').filter({ hasText: ${named} })`
  if (role === 'live region') return `${scope.helper('announcements')}(${base})`
  const options = [
    ...(named ? [named === 'name' ? 'name' : `name: ${named}`] : []),
    ...(named && exact ? ['exact: true'] : []),
  ]
  const given = options.length > 0 ? `, { ${options.join(', ')} }` : ''
  const byRole = (one: string, from: string) => `${from}.getByRole(${stringLiteral(one)}${given})`
  const kin = family[role]
  return kin === undefined ? byRole(role, base) : `${byRole(role, base)}.or(${byRole(kin, base)})`
}

/** A kind that people call by one noun has two roles. */
const family: Record<string, string> = { dialog: 'alertdialog' }

function position(nth: Whole | undefined): string {
  if (nth === undefined) return ''
  if (nth === -1) return '.last()'
  return typeof nth === 'number' ? `.nth(${nth - 1})` : `.nth(${wholeExpression(nth)} - 1)`
}

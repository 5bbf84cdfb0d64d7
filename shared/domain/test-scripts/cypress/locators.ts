import { type CodeScope, isComputed } from '../framework.ts'
import { options } from '../javascript/layout.ts'
import { patternText, stringLiteral, textExpression, wholeExpression } from '../javascript/literals.ts'
import { roleSelector } from '../javascript/role-selectors.ts'
import type { Locator, Text, Whole } from '../types.ts'

type Scope = Pick<CodeScope, 'helper'>

// Testing Library asks the accessibility tree, in which these are no roles.
const places = new Set(['live region', 'iframe'])
// They are known by a text in them, because their accessible name is all that they hold.
const holders = new Set(['row', 'listitem'])

/** The query of one element by Testing Library, which fails on several. `all` is what fits, however many there are. */
export function locatorCode(locator: Locator, scope: Scope, { all = false } = {}): string {
  const { by, role = '', nth, within } = locator
  const root = within ? locatorCode(within, scope) : 'cy'
  const many = all || nth !== undefined
  if (by === 'role' && places.has(role))
    return `${root}.${within ? 'find' : 'get'}(${stringLiteral(roleSelector(role))})${position(nth)}`
  if (by === 'role' && holders.has(role)) return heldCode(locator, root, scope, all)
  return `${root}.${many ? 'findAll' : 'find'}${queryCode(locator, scope)}${position(nth)}`
}

function queryCode({ by, role = '', name, exact }: Locator, scope: Scope): string {
  const wanted = name === undefined ? undefined : nameCode(name, exact, scope)
  if (by === 'label') return `ByLabelText(${wanted ?? '/./'})`
  if (by === 'text') return `ByText(${wanted ?? '/./'})`
  const given = options({ name: wanted })
  return `ByRole(${[stringLiteral(role), ...given.map((one) => `{ ${one} }`)].join(', ')})`
}

/** Rows without those of headers, and items, by a text in them. */
function heldCode(
  { role = '', name, exact, nth }: Locator,
  root: string,
  scope: Scope,
  all: boolean,
): string {
  const found = `${root}.findAllByRole(${stringLiteral(role)})`
  const args = [
    ...(name === undefined ? [] : [textExpression(name, scope.helper)]),
    ...(name !== undefined && exact ? ['{ exact: true }'] : []),
  ]
  const isAny = role !== 'row' && name === undefined
  const filtered = isAny
    ? found
    : `${found}.filter(${scope.helper(role === 'row' ? 'rowOf' : 'holding')}(${args.join(', ')}))`
  if (nth !== undefined) return filtered + position(nth)
  return all ? filtered : `${filtered}.should('have.length', 1)`
}

/** A whole name is a string to Testing Library, a part of one a pattern. */
export function nameCode(name: Text, exact: boolean | undefined, scope: Scope): string {
  if (exact) return textExpression(name, scope.helper)
  if (typeof name === 'string' && !isComputed(name) && name.trim() !== '')
    return `/${patternText(name.trim())}/i`
  return `${scope.helper('containing')}(${textExpression(name, scope.helper)})`
}

function position(nth: Whole | undefined): string {
  if (nth === undefined) return ''
  if (nth === -1) return '.last()'
  return typeof nth === 'number' ? `.eq(${nth > 0 ? nth - 1 : nth})` : `.eq(${wholeExpression(nth)} - 1)`
}

import type { CodeScope } from '../framework.ts'
import { options } from '../javascript/layout.ts'
import { stringLiteral, textExpression, wholeExpression } from '../javascript/literals.ts'
import type { Locator } from '../types.ts'

const finders = { role: 'byRole', label: 'byLabel', text: 'byText' }

/** The expression of one element, found by a command of the project. `all` is the list of those that fit, however many. */
export function locatorCode(
  locator: Locator,
  scope: Pick<CodeScope, 'helper'>,
  { all = false } = {},
): string {
  const { by, role = '', name, exact, nth, within } = locator
  const root = within ? locatorCode(within, scope) : 'browser'
  const text = name === undefined ? undefined : textExpression(name, scope.helper)
  const query = options({
    name: by === 'role' ? text : undefined,
    exact: exact && text !== undefined ? 'true' : undefined,
    nth: nth === undefined ? undefined : wholeExpression(nth),
  })
  const subject = by === 'role' ? stringLiteral(role) : (text ?? "''")
  scope.helper(`${finders[by]}$`)
  const args = [subject, ...(query.length > 0 ? [`{ ${query.join(', ')} }`] : [])]
  return `${root}.${finders[by]}${all ? '$$' : '$'}(${args.join(', ')})`
}

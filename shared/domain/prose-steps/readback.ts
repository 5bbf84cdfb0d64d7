import { looseKey } from './test-data.ts'
import type { Check, PerformedAction, Target } from './types.ts'

/**
 * Whether a check only reads back what the same case put into the page: the value of a field it filled, the state of a box it ticked.
 * Such a check is evaluated, but proves nothing. Once the document was replaced (`navigated`, goto, reload, go_back), what a field holds
 * came from the application, and the check counts.
 */
export function isReadback(check: Check, actionsSoFar: readonly PerformedAction[]): boolean {
  const { target } = check
  if (!target || !['assert_value', 'assert_checked', 'assert_number'].includes(check.kind)) return false
  for (const action of actionsSoFar.toReversed()) {
    if (
      action.navigated ||
      action.action === 'goto' ||
      action.action === 'reload' ||
      action.action === 'go_back'
    )
      return false
    const somewhere = action.action === 'type' && !action.target && check.kind === 'assert_value'
    if (somewhere && (check.expected ?? '').endsWith(action.value)) return check.negated !== true
    if (!('target' in action) || !action.target || !same(action.target, target)) continue
    // What was typed behind a text that nobody knows is still there to be read back.
    if (action.action === 'type' && !action.replace && check.kind === 'assert_value')
      return (check.expected ?? '').endsWith(action.value) !== (check.negated === true)
    const put = putBy(action)
    if (put !== undefined)
      return check.kind === 'assert_checked' ? readsState(check, put) : readsValue(check, put)
  }
  return false
}

function putBy(action: PerformedAction): string | boolean | undefined {
  if (action.action === 'fill' || action.action === 'select' || action.action === 'type') return action.value
  if (action.action === 'clear') return ''
  if (action.action === 'check' || action.action === 'uncheck') return action.action === 'check'
  return undefined
}

function readsValue(check: Check, put: string | boolean): boolean {
  if (typeof put !== 'string') return false
  // A number that was typed is only compared with itself.
  if (check.comparison !== 'equals' && check.comparison !== 'contains') return true
  const wanted = check.expected ?? ''
  const holds = check.comparison === 'contains' ? put.includes(wanted) : put === wanted
  return holds !== (check.negated === true)
}

function readsState(check: Check, put: string | boolean): boolean {
  return typeof put === 'boolean' && put !== (check.negated === true)
}

function same(one: Target, other: Target): boolean {
  const apart = one.nth !== undefined && other.nth !== undefined && one.nth !== other.nth
  const key = ({ name = '' }: Target) => looseKey(name.replace(/\s*\([^)]*\)\s*[*:]*$/, ''))
  return !apart && key(one) === key(other)
}

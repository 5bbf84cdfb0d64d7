import { objectOf } from '../../requirements/facts/permissions/actions.ts'
import { singular } from '../../requirements/facts/labels.ts'
import type { Item, Outcome, RolePermission, PermissionItem } from '../model.ts'
import type { CaseDraft } from './case-draft.ts'
import { eventStep } from './event-step.ts'
import { reached } from './machine-cases.ts'
import { effectOf } from './passive.ts'
import { capital } from './step-prose.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** One case for each role and action: what is allowed is done, what is not is tried. */
export function designPermissions(permissions: RolePermission[], items: Item[]): CaseDraft[] {
  const byId = new Map(permissions.map((one) => [one.id, one]))
  return items.flatMap((item) => {
    const permission = item.kind === 'permission' ? byId.get(item.permissionId) : undefined
    return item.kind === 'permission' && permission ? [permissionCase(permission, item)] : []
  })
}

function permissionCase(permission: RolePermission, item: PermissionItem): CaseDraft {
  const { whose, allowed, denial } = permission
  const who = signedIn(permission)
  const things =
    whose &&
    `${thingOf(permission)} belongs to ${whose === 'own' ? 'the person who is signed in' : 'somebody else'}`
  const { move } = permission
  const at =
    move &&
    `The page shows ${/^[aeiou]/i.test(move.entity) ? 'an' : 'a'} ${move.entity} in the state "${move.from}"`
  const starts = [who, ...(things ? [things] : []), ...(at ? [at] : [])]
  const outcome = outcomeOf(permission, item)
  return {
    title: capital(item.description),
    steps: seenIn(permission)
      ? [{ action: 'Open the page', expectedResult: outcome.expected }]
      : [
          { action: 'Open the page', expectedResult: '' },
          { action: actionOf(permission), expectedResult: outcome.expected },
        ],
    claims: [item],
    outcome,
    ...(denial ? { alsoTests: [item.requirementId] } : {}),
    preconditions: starts,
    types: allowed
      ? ['security', 'functional', 'regression']
      : ['security', 'negative', 'functional', 'regression'],
    tags: [allowed ? 'positive' : 'negative', 'permission'],
    testCondition: capital(item.description),
    manual: [
      ...starts.map((text) => `precondition must be set up: ${text}`),
      ...(outcome.checkable ? [] : ['the text states no message, value or state that a run could check']),
    ],
  }
}

function signedIn({ role, beside }: RolePermission): string {
  if (beside) return `Signed in with a role other than ${beside.map((one) => `"${one}"`).join(' and ')}`
  return role === undefined ? 'Nobody is signed in' : `Signed in with the role "${role}"`
}

/** "see the menu item "Administration"" is looked for, not done. */
function seenIn({ action }: Pick<RolePermission, 'action'>): string | undefined {
  return /^(?:see|view|read)\b.*("[^"]+")/i.exec(action)?.[1]
}

function thingOf({ action }: RolePermission): string {
  const object = objectOf(action).replace(/^(?:the|an?|all|every|each|any)\s+/i, '')
  return object === '' ? 'What it is done to' : `The ${singular(object)}`
}

function actionOf({ action, button, whose, move }: RolePermission): string {
  if (button) return `Click the "${button}" button`
  const things = whose === 'own' ? ' of your own' : whose === 'other' ? ' of somebody else' : ''
  if (move && things === '') return eventStep(move.event, { entity: move.entity, buttons: [] })
  return `${capital(action)}${things}`
}

/** What is seen and not done shows as itself; else the stated refusal, or what follows from the rule. */
function outcomeOf(
  { role, action, allowed, denial, move, requirementId }: RolePermission,
  { description }: PermissionItem,
): Outcome {
  const seen = seenIn({ action })
  if (seen && !denial) return stated(`${seen} is ${allowed ? '' : 'not '}visible`, requirementId)
  if (denial)
    return stated(
      denial.message ? `The message "${denial.text}" is shown` : `"${denial.text}" is visible`,
      denial.requirementId,
    )
  if (allowed && move) return stated(reached(move), move.requirementId)
  const who = role === undefined ? 'Somebody who is not signed in' : `The role "${role}"`
  if (allowed)
    return {
      expected: effectOf(action) ?? `${who} can ${action}`,
      oracle: 'stated',
      checkable: false,
      requirementId,
    }
  return {
    expected: `${who} cannot ${action}: the action is not offered, or it is refused and changes nothing`,
    oracle: 'inferred',
    checkable: false,
    unstated: `${description} but tries`,
  }
}

function stated(expected: string, requirementId: string): Outcome {
  const checkable = isCheckable(expected)
  return { expected, oracle: 'stated', checkable, requirementId }
}

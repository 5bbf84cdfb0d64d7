import type { RolePermission, PermissionItem, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** One column of the table of roles and actions for each permission: allowed, or refused. */
export function permissionItems(model: TestModel): PermissionItem[] {
  return (model.permissions ?? []).map((one) => ({
    kind: 'permission',
    id: `${one.requirementId}/${describePermission(one)}`.slice(0, 390),
    technique: 'Decision Table Testing',
    requirementId: one.requirementId,
    description: describePermission(one),
    priority: priorityOf(model, one.requirementId),
    valid: one.allowed,
    permissionId: one.id,
  }))
}

/** "Clerk may not change the credit limit", "somebody who is not signed in may not delete users". */
export function describePermission({ role, beside, action, allowed, whose }: RolePermission): string {
  const none = beside && `somebody who is no ${beside.join(' and no ')}`
  const who = role ?? none ?? 'somebody who is not signed in'
  const things = whose === 'own' ? ' of their own' : whose === 'other' ? ' of somebody else' : ''
  return `${who} may ${allowed ? '' : 'not '}${action}${things}`
}

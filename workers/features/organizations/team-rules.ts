import { type Role, roleAllows, roles } from '../../../shared/kernel/roles.ts'

/** Why `actor` may not change or remove a member of role `from`, or make it `to`; null when that is allowed. */
export function changeFault(actor: Role, { from, to }: { from: Role; to?: Role }): string | null {
  if (!roleAllows(actor, from)) return 'Only an owner changes or removes an owner'
  if (to && !roleAllows(actor, to)) return 'Nobody gives a role above their own: only an owner makes owners'
  return null
}

/** Into which roles somebody may invite others: from admin on, up to their own; into none who is no member. */
export const invitableRoles = (inviter: Role | null): Role[] =>
  inviter && roleAllows(inviter, 'admin') ? roles.filter((role) => roleAllows(inviter, role)) : []

/** Whether somebody may make access keys; nobody may who is no member. */
export const mayMakeKeys = (role: Role | null): boolean => role !== null && roleAllows(role, 'admin')

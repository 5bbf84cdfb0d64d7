import type { OrganizationChoice } from './session.ts'

export type Role = OrganizationChoice['role']

/** From the least to the most. */
export const roles: readonly Role[] = ['viewer', 'member', 'admin', 'owner']

/** Whether somebody with a role may do what needs another; nobody's role may nothing. Pages offer by it, the service decides all the same. */
export const may = (role: Role | undefined, needed: Role): boolean =>
  role !== undefined && roles.indexOf(role) >= roles.indexOf(needed)

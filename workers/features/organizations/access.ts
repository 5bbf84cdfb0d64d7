import type { Role } from '../../../shared/kernel/access.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { organizationNotFound } from './errors.ts'

/** Access of an operation whose path names the organization. */
export const inOrganization = (role: Role) => ({
  role,
  organization: (_context: Context, { organizationId }: { organizationId: string }) => organizationId,
  hidden: organizationNotFound,
})

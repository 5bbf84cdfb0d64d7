import type { Role } from '../../../shared/kernel/roles.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { organizationNotFound } from './errors.ts'

/** The refusal of an organization that the body names. */
export const namedNotFound = () =>
  organizationNotFound({ details: [{ path: 'organizationId', message: organizationNotFound.sentence }] })

/** Access of an operation whose path names the organization. */
export const inOrganization = (role: Role) => ({
  role,
  organization: (_context: Context, { organizationId }: { organizationId: string }) => organizationId,
  hidden: organizationNotFound,
})

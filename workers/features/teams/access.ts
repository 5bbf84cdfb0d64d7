import type { Role } from '../../../shared/kernel/roles.ts'
import { teamNotFound } from './errors.ts'
import { teamOrganization } from './store.ts'

/** Access of an operation whose path names the team. */
export const ofTeam = (role: Role) => ({ role, organization: teamOrganization, hidden: teamNotFound })

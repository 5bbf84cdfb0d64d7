import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization } from './access.ts'
import { organizationNotFound } from './errors.ts'
import { membersOf } from './memberships.ts'
import { TeamMember } from './team-schemas.ts'

export const listTeam = defineOperation({
  id: 'organizations.listTeam',
  route: 'GET /api/organizations/{organizationId}/team',
  summary: 'List the members of an organization, who joined last first',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), ...pageFields() }),
  output: () => z.object({ members: z.array(TeamMember()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  mcp: 'listed',
  run: (context, { limit, cursor }) => membersOf(context, { limit, cursor }),
})

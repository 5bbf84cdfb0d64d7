import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization } from './access.ts'
import { organizationNotFound } from './errors.ts'
import { invitationsOf } from './invitations.ts'
import { Invitation } from './team-schemas.ts'

export const listInvitations = defineOperation({
  id: 'organizations.listInvitations',
  route: 'GET /api/organizations/{organizationId}/invitations',
  summary: 'List the invitations that nobody has accepted yet, newest first',
  description: 'Their links are not kept: inviting the address again makes a new one.',
  access: inOrganization('admin'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), ...pageFields() }),
  output: () => z.object({ invitations: z.array(Invitation()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  mcp: 'listed',
  run: (context, { limit, cursor }) => invitationsOf(context, { limit, cursor }),
})

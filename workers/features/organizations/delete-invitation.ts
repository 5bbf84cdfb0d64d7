import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization } from './access.ts'
import { invitationGone, invitationNotFound, organizationNotFound } from './errors.ts'
import { requireInvitation, withdrawInvitation } from './invitations.ts'

export const deleteInvitation = defineOperation({
  id: 'organizations.deleteInvitation',
  route: 'DELETE /api/organizations/{organizationId}/invitations/{invitationId}',
  summary: 'Withdraw an invitation: its link leads nowhere from then on',
  access: {
    ...inOrganization('admin'),
    existing: (context, { invitationId }) => requireInvitation(context, invitationId),
  },
  effect: 'destroy',
  input: () => ({ organizationId: z.uuid(), invitationId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [organizationNotFound, invitationNotFound, invitationGone],
  mcp: 'listed',
  async run(context, { invitationId }) {
    if (!(await withdrawInvitation(context, invitationId))) throw invitationNotFound()
    return { deleted: true as const }
  },
})

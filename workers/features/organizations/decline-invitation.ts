import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { invitations } from '../../../shared/db/tables/organizations.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { invitationGone, invitationNotFound } from './errors.ts'
import { memberChanged } from './events.ts'
import { invitationWaits } from './guards.ts'
import { requireOwnInvitation } from './own-invitations.ts'

export const declineInvitation = defineOperation({
  id: 'organizations.declineInvitation',
  route: 'POST /api/auth/invitations/{invitationId}/decline',
  summary: 'Decline an invitation to an organization',
  description: 'Its link leads nowhere from then on. The organization may invite you again.',
  access: 'person',
  effect: 'destroy',
  input: () => ({ invitationId: z.uuid() }),
  output: () => z.object({ declined: z.literal(true) }),
  errors: [invitationNotFound, invitationGone],
  mcp: 'listed',
  async run(context, { invitationId }) {
    const { organizationId, email, role, tokenHash } = (await requireOwnInvitation(context, invitationId))
      .invitation
    const answer = { declined: true as const }
    const note = {
      organizationId,
      action: 'organizations.declineInvitation',
      resource: 'invitation',
      resourceId: invitationId,
      summary: `${email} declined the invitation as ${role}`,
      events: [
        memberChanged.of({ change: 'declined', userId: null, invitationId, role, previousRole: null }),
      ],
      guards: [invitationWaits({ tokenHash })],
      answer,
    }
    await commit(context, note, [
      context.services.db
        .delete(invitations)
        .where(
          and(eq(invitations.organizationId, organizationId), eq(invitations.invitationId, invitationId)),
        ),
    ])
    return answer
  },
})

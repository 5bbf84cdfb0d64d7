import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { invitationGone, invitationNotFound, memberLimitReached } from './errors.ts'
import { joinByInvitation } from './join-by-invitation.ts'
import { requireOwnInvitation } from './own-invitations.ts'
import { personOf } from './store.ts'
import { role } from './team-schemas.ts'

export const acceptOwnInvitation = defineOperation({
  id: 'organizations.acceptOwnInvitation',
  route: 'POST /api/auth/invitations/{invitationId}/accept',
  summary: 'Join an organization that invites you',
  description: 'A browser session goes on in the organization.',
  access: 'person',
  effect: 'write',
  input: () => ({ invitationId: z.uuid() }),
  output: () => z.object({ organizationId: z.uuid(), organizationName: z.string(), role: role() }),
  errors: [invitationNotFound, invitationGone, memberLimitReached],
  mcp: 'listed',
  async run(context, { invitationId }) {
    const { invitation, organizationName } = await requireOwnInvitation(context, invitationId)
    const { organizationId } = invitation
    const { userId, session } = personOf(context)
    const answer = (accepted: typeof invitation.role) => ({
      organizationId,
      organizationName,
      role: accepted,
    })
    return answer(
      await joinByInvitation(context, invitation, {
        userId,
        action: 'organizations.acceptOwnInvitation',
        sessionId: session?.sessionId,
        answer,
      }),
    )
  },
})

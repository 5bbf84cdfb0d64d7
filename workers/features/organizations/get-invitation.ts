import { z } from 'zod'
import { rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { invitationGone } from './errors.ts'
import { readInvitation } from './read-invitation.ts'
import { invitationToken, role } from './team-schemas.ts'

export const getInvitation = defineOperation({
  id: 'organizations.getInvitation',
  route: 'POST /api/auth/invitation',
  summary: 'Say what the link of an invitation leads to',
  description: 'The token stands in the link behind `#token=`. Reading it uses nothing up.',
  access: 'public',
  effect: 'read',
  input: () => ({ token: invitationToken() }),
  output: () =>
    z.object({
      organizationName: z.string(),
      role: role(),
      email: z.string().describe('The address that is invited'),
      inviter: z.object({ name: z.string(), email: z.string() }).nullable(),
      expiresAt: z.iso.datetime(),
    }),
  errors: [invitationGone, rateLimited],
  maxBodyBytes: 16_384,
  async run(context, { token }) {
    const { invitation, organizationName, inviter } = await readInvitation(context, token)
    const { role: offered, email, expiresAt } = invitation
    return {
      organizationName,
      role: offered,
      email,
      inviter,
      expiresAt: iso(expiresAt),
    }
  },
})

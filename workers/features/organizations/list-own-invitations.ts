import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ownInvitations } from './own-invitations.ts'
import { OwnInvitation } from './team-schemas.ts'

export const listOwnInvitations = defineOperation({
  id: 'organizations.listOwnInvitations',
  route: 'GET /api/auth/invitations',
  summary: 'List the organizations that invite you, newest first',
  description:
    'Invitations of the address of your account that still hold, once the address is proven to be yours: by the mailed link, or by the identity provider. Until then an invitation is accepted by its link.',
  access: 'person',
  effect: 'read',
  input: pageFields,
  output: () => z.object({ invitations: z.array(OwnInvitation()), nextCursor: z.string().nullable() }),
  mcp: 'listed',
  run: (context, page) => ownInvitations(context, page),
})

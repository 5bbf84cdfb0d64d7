import { z } from 'zod'
import { roles } from '../../../shared/kernel/roles.ts'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'

export const memberChanged = defineEvent({
  type: 'member.changed',
  summary: 'A person was invited, declined, joined or was removed, or has another role',
  data: () =>
    z.object({
      change: z.enum(['invited', 'withdrawn', 'declined', 'added', 'role_changed', 'removed']),
      userId: z.string().nullable().describe('Null while there is only an invitation'),
      invitationId: z.string().nullable().describe('The invitation that this is about or came from'),
      role: z.enum(roles),
      previousRole: z.enum(roles).nullable().describe('For role_changed'),
    }),
})

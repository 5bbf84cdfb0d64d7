import { z } from 'zod'
import { actorId } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { sessionNotFound } from './errors.ts'
import { requireSessions } from './issuer-client.ts'
import { endSignIn } from './sign-in-list.ts'

export const deleteSession = defineOperation({
  id: 'identity.deleteSession',
  route: 'DELETE /api/auth/sessions/{sessionId}',
  summary: 'End one of your sign-ins',
  description: 'Its cookie, or its refresh and access tokens, stop working at once.',
  access: 'person',
  effect: 'destroy',
  input: () => ({ sessionId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [sessionNotFound, notConfigured],
  async run(context, { sessionId }) {
    requireSessions(context.services.settings)
    if (!(await endSignIn(context, actorId(context.actor), sessionId))) throw sessionNotFound()
    return { deleted: true as const }
  },
})

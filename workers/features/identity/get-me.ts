import { z } from 'zod'
import { unauthenticated } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { findKey } from './authenticate.ts'
import { umamiUserFields, umamiUserOf } from './umami-user.ts'

export const getMe = defineOperation({
  id: 'identity.getMe',
  route: 'GET /api/me',
  summary: 'Say who is signed in and how, as clients of Umami ask',
  description: 'An access key is no person: `apiKey` says which one it is.',
  access: 'user',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      authType: z.enum(['session', 'api-key']).describe('By token or cookie, or by access key'),
      user: z.object(umamiUserFields()).optional(),
      apiKey: z.object({ id: z.uuid(), name: z.string() }).optional(),
    }),
  async run(context, _input, request) {
    const { actor } = context
    if (actor.kind === 'user') return { authType: 'session' as const, user: umamiUserOf(actor) }
    const key = await findKey(context, request)
    if (!key) throw unauthenticated()
    return { authType: 'api-key' as const, apiKey: { id: key.actor.keyId, name: key.name } }
  },
})

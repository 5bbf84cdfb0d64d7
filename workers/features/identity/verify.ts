import { z } from 'zod'
import { unauthenticated } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { findKey } from './authenticate.ts'
import { UmamiTeam, teamsOf, umamiUserFields, umamiUserOf, umamiUserOfKey } from './umami-user.ts'

export const verify = defineOperation({
  id: 'identity.verify',
  route: 'POST /api/auth/verify',
  summary: 'Say who is signed in and in which teams, as clients of Umami ask',
  description: 'A token or access key that does not hold is refused. An access key is in no team.',
  access: 'user',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      ...umamiUserFields(),
      teams: z.array(UmamiTeam()).describe('Those that the person is in, in all their organizations'),
    }),
  async run(context, _input, request) {
    const { actor } = context
    if (actor.kind === 'user') return { ...umamiUserOf(actor), teams: await teamsOf(context, actor.userId) }
    const key = await findKey(context, request)
    if (!key) throw unauthenticated()
    return { ...umamiUserOfKey(key), teams: [] }
  },
})

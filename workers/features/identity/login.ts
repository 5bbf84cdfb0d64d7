import { z } from 'zod'
import { notConfigured, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { issueAccessToken } from './access-tokens.ts'
import { foreignPage, wrongCredentials } from './errors.ts'
import { passwordGrant, requireTokens } from './password-grant.ts'
import { knownEmail, password } from './schemas.ts'
import { UmamiTeam, teamsOf, umamiUserFields, umamiUserOf } from './umami-user.ts'

export const login = defineOperation({
  id: 'identity.login',
  route: 'POST /api/auth/login',
  summary: 'Get an access token for a password, as clients of Umami ask',
  description:
    'The `token` is the `access_token` of `POST /api/auth/token`, which gives a refresh token beside it: this one lasts 15 minutes, then sign in again.',
  access: 'public',
  effect: 'write',
  input: () => ({ username: knownEmail(), password: password() }),
  output: () =>
    z.object({
      token: z.string().describe('Goes with requests as `Authorization: Bearer …`'),
      user: z.object({
        ...umamiUserFields(),
        createdAt: z.iso.datetime(),
        teams: z.array(UmamiTeam()).describe('Those that the person is in, in all their organizations'),
      }),
    }),
  errors: [wrongCredentials, foreignPage, rateLimited, notConfigured],
  maxBodyBytes: 16_384,
  async run(context, { username, password: secret }, request) {
    await requireTokens(context)
    const { user, familyId } = await passwordGrant(context, { email: username, password: secret }, request)
    const [token, teams] = await Promise.all([
      issueAccessToken(context, user, familyId),
      teamsOf(context, user.userId),
    ])
    return { token, user: { ...umamiUserOf(user), createdAt: iso(user.createdAt), teams } }
  },
})

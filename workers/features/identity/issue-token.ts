import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured, rateLimited, validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { issueAccessToken } from './access-tokens.ts'
import { checkPassword } from './check-password.ts'
import { invalidRefreshToken, wrongCredentials } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { exchangeRefreshToken, startFamily } from './refresh-tokens.ts'
import { knownEmail, password } from './schemas.ts'
import { accessTokenSeconds } from './signing-key-rules.ts'
import { signer } from './signing-keys.ts'
import { findUser } from './users.ts'

interface Given {
  email?: string | undefined
  password?: string | undefined
  refresh_token?: string | undefined
}

export const issueToken = defineOperation({
  id: 'identity.issueToken',
  route: 'POST /api/auth/token',
  summary: 'Get an access token for a password or a refresh token',
  description:
    'Send either email and password, or refresh_token. A refresh token is good for one exchange; sending a used one again ends every token of that sign-in.',
  access: 'public',
  effect: 'write',
  input: () => ({
    email: knownEmail().optional(),
    password: password().optional(),
    refresh_token: z.string().min(1).max(200).optional(),
  }),
  output: () =>
    z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.number().int().describe('Seconds'),
      refresh_token: z.string(),
    }),
  errors: [wrongCredentials, invalidRefreshToken, rateLimited, notConfigured],
  maxBodyBytes: 16_384,
  async run(context, given) {
    requireEmbeddedProvider(context.services.settings)
    // A refresh token is not used up for an access token that cannot be signed.
    await signer(context)
    const { user, familyId, refreshToken } = await grantFor(context, given)
    const accessToken = await issueAccessToken(context, user, familyId)
    return {
      access_token: accessToken,
      token_type: 'Bearer' as const,
      expires_in: accessTokenSeconds,
      refresh_token: refreshToken,
    }
  },
})

async function grantFor(context: Context, given: Given) {
  const { email, password: secret, refresh_token: presented } = given
  if (presented !== undefined && email === undefined && secret === undefined) {
    const grant = await exchangeRefreshToken(context, presented)
    const user = await findUser(context, grant.userId)
    if (!user) throw invalidRefreshToken()
    return { ...grant, user }
  }
  if (presented !== undefined || email === undefined || secret === undefined) throw neitherOr(given)
  const user = await checkPassword(context, { email, password: secret })
  return { ...(await startFamily(context, user.userId)), user }
}

function neitherOr({ email, refresh_token: presented }: Given) {
  const path = presented !== undefined ? 'refresh_token' : email === undefined ? 'email' : 'password'
  const message = presented === undefined ? 'Required' : 'Not together with email or password'
  return validationFailed({
    message: 'Send either email and password, or refresh_token',
    details: [{ path, message }],
  })
}

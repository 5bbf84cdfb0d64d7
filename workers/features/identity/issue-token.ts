import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured, rateLimited, validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { foreignPage, invalidRefreshToken, wrongCredentials } from './errors.ts'
import { passwordGrant, requireTokens } from './password-grant.ts'
import { exchangeRefreshToken } from './refresh-tokens.ts'
import { TokenPair, knownEmail, password } from './schemas.ts'
import { tokenPair } from './token-pair.ts'
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
  output: TokenPair,
  errors: [wrongCredentials, foreignPage, invalidRefreshToken, rateLimited, notConfigured],
  maxBodyBytes: 16_384,
  async run(context, given, request) {
    await requireTokens(context)
    const { user, ...grant } = await grantFor(context, given, request)
    return tokenPair(context, user, grant)
  },
})

async function grantFor(context: Context, given: Given, request: Request) {
  const { email, password: secret, refresh_token: presented } = given
  if (presented !== undefined && email === undefined && secret === undefined) {
    const grant = await exchangeRefreshToken(context, presented)
    const user = await findUser(context, grant.userId)
    if (!user) throw invalidRefreshToken()
    return { ...grant, user }
  }
  if (presented !== undefined || email === undefined || secret === undefined) throw neitherOr(given)
  return passwordGrant(context, { email, password: secret }, request)
}

function neitherOr({ email, refresh_token: presented }: Given) {
  const path = presented !== undefined ? 'refresh_token' : email === undefined ? 'email' : 'password'
  const message = presented === undefined ? 'Required' : 'Not together with email or password'
  return validationFailed({
    message: 'Send either email and password, or refresh_token',
    details: [{ path, message }],
  })
}

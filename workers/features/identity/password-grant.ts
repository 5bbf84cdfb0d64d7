import type { Context } from '../../../shared/kernel/context.ts'
import { checkPassword } from './check-password.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { type Grant, startFamily } from './refresh-tokens.ts'
import { signer } from './signing-keys.ts'
import { userAgentOf } from './user-agent.ts'
import type { User } from './users.ts'

/** Refuses where no access token could be made: a refresh token is not used up, and no sign-in begun, for one that cannot be signed. */
export async function requireTokens(context: Context): Promise<void> {
  requireEmbeddedProvider(context.services.settings)
  await signer(context)
}

/** Begins the sign-in of whom e-mail and password name, for tokens. */
export async function passwordGrant(
  context: Context,
  given: { email: string; password: string },
  request: Request,
): Promise<Grant & { user: User }> {
  const user = await checkPassword(context, given, request)
  return { ...(await startFamily(context, user, userAgentOf(request))), user }
}

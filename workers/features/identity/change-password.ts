import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { users } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured, rateLimited } from '../../../shared/kernel/errors.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { checkNewPassword } from './check-new-password.ts'
import { checkCurrentPassword } from './check-password.ts'
import { sessionSeconds } from './cookie-sessions.ts'
import { cookie } from './cookies.ts'
import { wrongCurrentPassword } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { deviceCookie } from './known-device.ts'
import { tellOfNewPassword } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { startFamily } from './refresh-tokens.ts'
import { TokenPair, newPassword, password } from './schemas.ts'
import { randomToken } from './secrets.ts'
import { setPassword } from './set-password.ts'
import { signedInUser } from './signed-in-user.ts'
import { signer } from './signing-keys.ts'
import { tokenPair } from './token-pair.ts'
import { userAgentOf } from './user-agent.ts'
import type { User } from './users.ts'

export const changePassword = defineOperation({
  id: 'identity.changePassword',
  route: 'POST /api/auth/password',
  summary: 'Change your password',
  description:
    'Ends every other sign-in, and every token and cookie issued before. A browser goes on with the cookies of the answer, a bearer client with its token pair.',
  access: 'person',
  effect: 'write',
  // The old password opens nothing any more, so it changes nothing.
  repeat: 'redoes',
  input: () => ({ currentPassword: password(), newPassword: newPassword() }),
  output: () => z.object({ changed: z.literal(true), ...TokenPair().partial().shape }),
  errors: [wrongCurrentPassword, rateLimited, notConfigured],
  maxBodyBytes: 16_384,
  async run(context, { currentPassword, newPassword: given }, request) {
    requireEmbeddedProvider(context.services.settings)
    await checkNewPassword(given, 'newPassword')
    // The old password is not given up for tokens that cannot be signed.
    await signer(context)
    const user = await signedInUser(context)
    await checkCurrentPassword(context, user, currentPassword)
    const { kept, goOn } = continuation(context, request)
    const passwordHash = await hashPassword(given)
    const onlyIf = eq(users.passwordHash, user.passwordHash ?? '')
    const changed = await setPassword(context, user.userId, { passwordHash, onlyIf, kept })
    // Another request has changed it since.
    if (!changed) throw wrongCurrentPassword()
    tellOfNewPassword(context, user)
    return { changed: true as const, ...(await goOn(changed)) }
  },
})

/** How whoever asks stays signed in, with secrets that nobody has seen before. */
function continuation(context: Context, request: Request) {
  const { actor } = context
  if (actor.kind !== 'user' || !actor.session) {
    const goOn = async (user: User) =>
      tokenPair(context, user, await startFamily(context, user, userAgentOf(request)))
    return { kept: undefined, goOn }
  }
  const token = randomToken()
  const kept = { sessionId: actor.session.sessionId, sessionHash: hashToken(token) }
  const goOn = (user: User) => {
    context.cookies.push(cookie(context, 'session', token, sessionSeconds), deviceCookie(context, user))
    return Promise.resolve({})
  }
  return { kept, goOn }
}

import { z } from 'zod'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { type Credential, findCredential } from './authenticate.ts'
import { endSession } from './cookie-sessions.ts'
import { cookie, readCookie } from './cookies.ts'
import { guardCookieWrite } from './csrf.ts'
import { csrfFailed } from './errors.ts'
import { revokeFamily, revokeFamilyOf } from './refresh-tokens.ts'

export const signOut = defineOperation({
  id: 'identity.signOut',
  route: 'POST /api/auth/signout',
  summary: 'Sign out',
  description:
    'Ends the browser session of the cookie, and every refresh token of the sign-in that the bearer token or refresh_token comes from. Access tokens that are out live on for at most 15 minutes.',
  access: 'public',
  effect: 'write',
  input: () => ({ refresh_token: z.string().min(1).max(200).optional() }),
  output: () => z.object({ signedOut: z.literal(true) }),
  errors: [csrfFailed],
  maxBodyBytes: 16_384,
  async run(context, { refresh_token: refreshToken }, request) {
    const sessionToken = readCookie(context, request, 'session')
    if (sessionToken !== null) {
      guardCookieWrite(context, request)
      await endSession(context, sessionToken)
      context.responseHeaders['Set-Cookie'] = cookie(context, 'session', '', 0)
    }
    const familyId = (await holder(context, request))?.familyId
    if (familyId) await revokeFamily(context, familyId)
    if (refreshToken !== undefined) await revokeFamilyOf(context, refreshToken)
    return { signedOut: true as const }
  },
})

/** Signing out works with a token that has expired too; it only cannot tell then which sign-in is meant. */
async function holder(context: Context, request: Request): Promise<Credential | null> {
  try {
    return await findCredential(context, request)
  } catch (error) {
    if (isServiceError(error)) return null
    throw error
  }
}

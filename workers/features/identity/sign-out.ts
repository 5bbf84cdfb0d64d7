import { z } from 'zod'
import { isServiceError, notConfigured, unauthenticated } from '../../../shared/kernel/errors.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { type Credential, findCredential } from './authenticate.ts'
import { endSession } from './cookie-sessions.ts'
import { cookie, readCookie } from './cookies.ts'
import { guardCookieWrite } from './csrf.ts'
import { signOutEverywhere } from './end-sign-ins.ts'
import { csrfFailed } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { revokeFamily, revokeFamilyOf } from './refresh-tokens.ts'

export const signOut = defineOperation({
  id: 'identity.signOut',
  route: 'POST /api/auth/signout',
  summary: 'Sign out',
  description:
    'Ends the browser session of the cookie, and the sign-in that the bearer token or refresh_token comes from, with every token of it. With `everywhere` it ends all sign-ins of whoever asks, in every browser and client, and needs a valid token or session cookie.',
  access: 'public',
  effect: 'write',
  input: () => ({
    refresh_token: z.string().min(1).max(200).optional(),
    everywhere: z.boolean().default(false).describe('End every sign-in of this person'),
  }),
  output: () => z.object({ signedOut: z.literal(true) }),
  errors: [csrfFailed, unauthenticated, notConfigured],
  maxBodyBytes: 16_384,
  async run(context, { refresh_token: refreshToken, everywhere }, request) {
    const sessionToken = readCookie(context, request, 'session')
    if (sessionToken !== null) guardCookieWrite(context, request)
    // Before the session ends, because it may be what tells who asks.
    const caller = await holder(context, request)
    if (everywhere) {
      requireEmbeddedProvider(context.services.settings)
      if (!caller) throw unauthenticated()
      await signOutEverywhere(context, caller.actor.userId)
    }
    if (sessionToken !== null) {
      await endSession(context, sessionToken)
      context.cookies.push(cookie(context, 'session', '', 0))
    }
    const familyId = caller?.actor.bearer?.familyId
    if (familyId) await revokeFamily(context, { familyId, userId: caller.actor.userId })
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

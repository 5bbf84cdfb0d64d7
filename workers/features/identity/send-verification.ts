import { z } from 'zod'
import { notConfigured, rateLimited, upstreamFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { alreadyVerified } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { mailsFromAddress, verificationsOfPerson } from './mail-limits.ts'
import { mailLink, requireMail } from './mails.ts'
import { signedInUser } from './signed-in-user.ts'

export const sendVerification = defineOperation({
  id: 'identity.sendVerification',
  route: 'POST /api/auth/verify-email/send',
  summary: 'Have the link that proves your e-mail address mailed again',
  description: 'The link is good once and for a day, and replaces earlier ones.',
  access: 'person',
  effect: 'write',
  repeat: 'redoes',
  input: () => ({}),
  output: () => z.object({ sent: z.literal(true) }),
  errors: [alreadyVerified, rateLimited, notConfigured, upstreamFailed],
  limits: [mailsFromAddress, verificationsOfPerson],
  async run(context) {
    requireEmbeddedProvider(context.services.settings)
    requireMail(context)
    const user = await signedInUser(context)
    if (user.emailVerifiedAt !== null) throw alreadyVerified()
    try {
      await mailLink(context, user, 'email-verification')
    } catch (error) {
      const cause = error instanceof Error ? error.name : 'unknown'
      throw Object.assign(upstreamFailed({ message: 'The mail could not be sent. Try again later.' }), {
        cause,
      })
    }
    return { sent: true as const }
  },
})

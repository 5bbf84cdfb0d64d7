import { z } from 'zod'
import { notConfigured, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { mailsFromAddress, mailsToAddress } from './mail-limits.ts'
import { inBackground, mailLink, requireMail } from './mails.ts'
import { knownEmail } from './schemas.ts'
import { findEmbeddedUser } from './users.ts'

export const forgotPassword = defineOperation({
  id: 'identity.forgotPassword',
  route: 'POST /api/auth/password/forgot',
  summary: 'Ask for a link to choose a new password',
  description:
    'The answer is the same whether the address has an account or not. The link is mailed to it, is good once and for an hour, and replaces earlier ones.',
  access: 'public',
  effect: 'write',
  repeat: 'redoes',
  input: () => ({ email: knownEmail() }),
  output: () => z.object({ accepted: z.literal(true) }),
  status: 202,
  errors: [rateLimited, notConfigured],
  limits: [mailsFromAddress, mailsToAddress('mails for a new password')],
  maxBodyBytes: 16_384,
  run(context, { email }) {
    requireEmbeddedProvider(context.services.settings)
    requireMail(context)
    // Nothing is looked up before the answer, so that its time tells nothing either.
    inBackground(context, async () => {
      const user = await findEmbeddedUser(context, email.toLowerCase())
      if (user) await mailLink(context, user, 'password-reset')
    })
    return { accepted: true as const }
  },
})

import { z } from 'zod'
import { inArray } from 'drizzle-orm'
import { users } from '../../../shared/db/tables/identity.ts'
import { notConfigured, rateLimited, validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { countLink } from './attempts.ts'
import { checkNewPassword } from './check-new-password.ts'
import { invalidLink } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { deviceCookie } from './known-device.ts'
import { ownerOf } from './mailed-tokens.ts'
import { tellOfNewPassword } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { linkToken, newPassword } from './schemas.ts'
import { setPassword } from './set-password.ts'

export const resetPassword = defineOperation({
  id: 'identity.resetPassword',
  route: 'POST /api/auth/password/reset',
  summary: 'Choose a new password by a mailed link',
  description:
    'Ends every sign-in of the account and proves its e-mail address. A browser that did this is not held up by guesses of others when it signs in.',
  access: 'public',
  effect: 'write',
  input: () => ({ token: linkToken(), newPassword: newPassword() }),
  output: () => z.object({ changed: z.literal(true) }),
  errors: [invalidLink, validationFailed, rateLimited, notConfigured],
  maxBodyBytes: 16_384,
  async run(context, { token, newPassword: given }) {
    requireEmbeddedProvider(context.services.settings)
    await checkNewPassword(given, 'newPassword')
    const giveBack = await countLink(context)
    const owner = ownerOf(context, token, 'password-reset')
    const [found] = await owner
    // Hashing is dear: it is done for a good link only.
    if (!found) throw invalidLink()
    const passwordHash = await hashPassword(given)
    const onlyIf = inArray(users.userId, owner)
    const user = await setPassword(context, found.userId, { passwordHash, onlyIf, provesEmail: true })
    if (!user) throw invalidLink()
    await giveBack()
    context.cookies.push(deviceCookie(context, user))
    tellOfNewPassword(context, user)
    return { changed: true as const }
  },
})

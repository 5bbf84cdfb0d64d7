import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { takeLimits } from '../../../shared/kernel/limits.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { registrations } from './attempts.ts'
import { checkNewPassword } from './check-new-password.ts'
import { emailTaken, foreignPage } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { mailsFromAddress } from './mail-limits.ts'
import { inBackground, mailLink } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { refuseForeignPage } from './refuse-foreign-page.ts'
import { UserView, newEmail, password, personName } from './schemas.ts'
import { type User, createEmbeddedUser, findEmbeddedUser } from './users.ts'

export const register = defineOperation({
  id: 'identity.register',
  route: 'POST /api/auth/register',
  summary: 'Create an account',
  description:
    'A password has 12 characters or more, or 8 or more when it is not among the commonest. Without a name, the account is called after the e-mail address.',
  access: 'public',
  effect: 'write',
  input: () => ({ email: newEmail(), password: password(), name: personName().optional() }),
  output: () => UserView().extend({ createdAt: z.iso.datetime() }),
  status: 201,
  errors: [emailTaken, foreignPage, notConfigured],
  limits: registrations,
  maxBodyBytes: 16_384,
  async run(context, { email, password: given, name = email.split('@')[0] ?? email }) {
    requireEmbeddedProvider(context.services.settings)
    refuseForeignPage(context)
    await checkNewPassword(given, 'password')
    if (await findEmbeddedUser(context, email)) throw emailTaken()
    const account = { email, name, passwordHash: await hashPassword(given) }
    const user = await createEmbeddedUser(context, account, viewOf)
    if (!user) throw emailTaken()
    inBackground(context, () => welcome(context, user))
    return viewOf(user)
  },
})

const viewOf = ({
  userId,
  email,
  name,
  createdAt,
}: Pick<User, 'userId' | 'email' | 'name' | 'createdAt'>) => ({
  userId,
  email,
  name,
  createdAt: iso(createdAt),
})

/** Asks for the proof of the address by mail. An account works without, and past the limit of its network address it can ask later. */
async function welcome(context: Context, user: User): Promise<void> {
  if (!context.services.mailer.configured) return
  // The headers of the answer tell of registrations.
  await takeLimits({ ...context, responseHeaders: {} }, [mailsFromAddress], undefined)
  await mailLink(context, user, 'email-verification')
}

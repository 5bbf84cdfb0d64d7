import { z } from 'zod'
import { notConfigured, validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { emailTaken } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { passwordFault } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { UserView, newEmail, password, personName } from './schemas.ts'
import { createEmbeddedUser, findEmbeddedUser } from './users.ts'

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
  errors: [emailTaken, notConfigured],
  limits: [{ name: 'registrations', setting: 'REGISTRATIONS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  maxBodyBytes: 16_384,
  async run(context, { email, password: given, name = email.split('@')[0] ?? email }) {
    requireEmbeddedProvider(context.services.settings)
    const fault = await passwordFault(given)
    if (fault)
      throw validationFailed({
        message: `password: ${fault}`,
        details: [{ path: 'password', message: fault }],
      })
    if (await findEmbeddedUser(context, email)) throw emailTaken()
    const user = await createEmbeddedUser(context, { email, name, passwordHash: await hashPassword(given) })
    if (!user) throw emailTaken()
    return { userId: user.userId, email, name, createdAt: new Date(user.createdAt).toISOString() }
  },
})

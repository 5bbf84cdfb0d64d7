import type { Context } from '../../../shared/kernel/context.ts'
import { type Limit, takeLimits } from '../../../shared/kernel/limits.ts'
import { wrongCredentials } from './errors.ts'
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts'
import { hashToken } from './secrets.ts'
import { type User, findEmbeddedUser, replacePasswordHash } from './users.ts'

const failedSignIns: Limit<string>[] = [
  {
    name: 'failed sign-ins',
    setting: 'SIGN_INS_PER_HOUR',
    key: ({ addressKey }, email) => `${addressKey}:${hashToken(email)}`,
  },
  // One password tried on many accounts would pass the limit of each.
  { name: 'failed sign-ins', setting: 'SIGN_INS_PER_IP_PER_HOUR', key: ({ addressKey }) => addressKey },
]

/**
 * Finds the user whom e-mail and password name. An unknown address costs the same work as a wrong password and gets the same answer.
 * Failures count against hourly limits per network address, with and without the e-mail; successes do not. A hash made with older parameters is renewed.
 */
export async function checkPassword(
  context: Context,
  given: { email: string; password: string },
): Promise<User> {
  const email = given.email.toLowerCase()
  const giveBack = await takeLimits(context, failedSignIns, email)
  const user = await findEmbeddedUser(context, email)
  const stored = user?.passwordHash ?? null
  const isRight = await verifyPassword(given.password, stored)
  if (!user || stored === null || !isRight) throw wrongCredentials()
  await giveBack()
  if (needsRehash(stored)) await replacePasswordHash(context, user, await hashPassword(given.password))
  return user
}

import type { Context } from '../../../shared/kernel/context.ts'
import { countCheck, countSignIn } from './attempts.ts'
import { wrongCredentials, wrongCurrentPassword } from './errors.ts'
import { knownDevice } from './known-device.ts'
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts'
import { refuseForeignPage } from './refuse-foreign-page.ts'
import { type User, findEmbeddedUser, replacePasswordHash } from './users.ts'

/**
 * Finds the user whom e-mail and password name. An unknown address costs the same work as a wrong password and gets the same answer.
 * Failures count against hourly limits per account, per network address and per both; successes do not. A hash made with older parameters is renewed.
 */
export async function checkPassword(
  context: Context,
  given: { email: string; password: string },
  request: Request,
): Promise<User> {
  refuseForeignPage(context)
  const email = given.email.toLowerCase()
  const user = await findEmbeddedUser(context, email)
  const device = user && knownDevice(context, request, user)
  const giveBack = await countSignIn(context, { email, device, signedOutAt: user?.signedOutAt ?? 0 })
  const stored = user?.passwordHash ?? null
  const isRight = await verifyPassword(given.password, stored)
  if (!user || stored === null || !isRight) throw wrongCredentials()
  await giveBack()
  if (needsRehash(stored)) await replacePasswordHash(context, user, await hashPassword(given.password))
  return user
}

/** Asks someone who is signed in for their password again. Throws `identity.wrong_password`; failures count as those of signing in do. */
export async function checkCurrentPassword(context: Context, user: User, given: string): Promise<void> {
  const giveBack = await countCheck(context, user.userId)
  if (user.passwordHash === null || !(await verifyPassword(given, user.passwordHash))) {
    throw wrongCurrentPassword()
  }
  await giveBack()
}

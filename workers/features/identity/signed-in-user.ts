import type { Context } from '../../../shared/kernel/context.ts'
import { unauthenticated } from '../../../shared/kernel/errors.ts'
import { type User, findUser } from './users.ts'

/** The row of the person who calls an operation for people. */
export async function signedInUser(context: Context): Promise<User> {
  const { actor } = context
  const user = actor.kind === 'user' ? await findUser(context, actor.userId) : null
  if (!user) throw unauthenticated()
  return user
}

import { z } from 'zod'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { commitAnswer } from '../../../shared/db/commit.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { notConfigured, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { countLink } from './attempts.ts'
import { invalidLink, linkOfAnother } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { ownerOf, useUp } from './mailed-tokens.ts'
import { linkToken } from './schemas.ts'

export const verifyEmail = defineOperation({
  id: 'identity.verifyEmail',
  route: 'POST /api/auth/verify-email',
  summary: 'Prove an e-mail address by a mailed link',
  description:
    'The link counts for whoever is signed in to the account that it was mailed for: somebody else may have registered the address. Who never registered chooses a new password by `POST /api/auth/password/forgot`, which proves the address and ends every other sign-in.',
  access: 'person',
  effect: 'write',
  input: () => ({ token: linkToken() }),
  output: () => z.object({ emailVerified: z.literal(true) }),
  errors: [invalidLink, linkOfAnother, rateLimited, notConfigured],
  maxBodyBytes: 16_384,
  async run(context, { token }) {
    const { db, settings } = context.services
    requireEmbeddedProvider(settings)
    const userId = actorId(context.actor)
    const giveBack = await countLink(context)
    const owner = ownerOf(context, token, 'email-verification')
    const [found] = await owner
    if (!found) throw invalidLink()
    await giveBack()
    // Whoever reads the mail proves only an account that they can sign in to: a stranger may have made this one.
    if (found.userId !== userId) throw linkOfAnother()
    const [person] = await db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${context.now()})` })
      .where(and(eq(users.userId, userId), inArray(users.userId, owner)))
      .returning()
    if (!person) throw invalidLink()
    // Last, so that who comes again after a crash finds either the link or the answer.
    const answer = { emailVerified: true as const }
    const holds = { condition: exists(owner), refusal: invalidLink }
    await commitAnswer(context, { answer, guards: [holds] }, [useUp(context, token, 'email-verification')])
    return answer
  },
})

import { z } from 'zod'
import { inArray, sql } from 'drizzle-orm'
import { users } from '../../../shared/db/tables/identity.ts'
import { notConfigured, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { onProvenAddress } from '../proven-addresses.ts'
import { countLink } from './attempts.ts'
import { invalidLink } from './errors.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { ownerOf, useUp } from './mailed-tokens.ts'
import { linkToken } from './schemas.ts'

export const verifyEmail = defineOperation({
  id: 'identity.verifyEmail',
  route: 'POST /api/auth/verify-email',
  summary: 'Prove an e-mail address by a mailed link',
  access: 'public',
  effect: 'write',
  input: () => ({ token: linkToken() }),
  output: () => z.object({ emailVerified: z.literal(true) }),
  errors: [invalidLink, rateLimited, notConfigured],
  maxBodyBytes: 16_384,
  async run(context, { token }) {
    const { db, settings } = context.services
    requireEmbeddedProvider(settings)
    const giveBack = await countLink(context)
    const [verified] = await db.batch([
      db
        .update(users)
        .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${context.now()})` })
        .where(inArray(users.userId, ownerOf(context, token, 'email-verification')))
        .returning(),
      useUp(context, token, 'email-verification'),
    ])
    const [person] = verified
    if (!person) throw invalidLink()
    await giveBack()
    for (const welcome of onProvenAddress) await welcome(context, person)
    return { emailVerified: true as const }
  },
})

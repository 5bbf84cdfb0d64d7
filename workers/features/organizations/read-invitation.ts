import { and, eq, gt } from 'drizzle-orm'
import { users } from '../../../shared/db/tables/identity.ts'
import { invitations, organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { type Limit, takeLimits } from '../../../shared/kernel/limits.ts'
import { invitationGone } from './errors.ts'

const wrongLinks: Limit<undefined>[] = [
  { name: 'invitation links', setting: 'SIGN_INS_PER_IP_PER_HOUR', key: ({ addressKey }) => addressKey },
]

/** The invitation behind a link, with who made it unless a machine did. Only links that lead nowhere count against the limit. */
export async function readInvitation(context: Context, token: string) {
  const giveBack = await takeLimits(context, wrongLinks, undefined)
  const [found] = await context.services.db
    .select({
      invitation: invitations,
      organizationName: organizations.name,
      inviter: { name: users.name, email: users.email },
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.organizationId, invitations.organizationId))
    .leftJoin(users, eq(users.userId, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, context.now())))
  if (!found) throw invitationGone()
  await giveBack()
  return found
}

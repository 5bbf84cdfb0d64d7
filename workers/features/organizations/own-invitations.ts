import { type SQL, and, eq, gt } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { invitations, organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { findPerson } from '../identity/index.ts'
import { invitationNotFound } from './errors.ts'
import { personOf } from './store.ts'

const newest = newestFirst(invitations, 'createdAt', 'invitationId')

/**
 * The address whose invitations the signed-in person is shown; null where it is not proven to be theirs. Anybody can register the address of somebody else, and
 * where no mail is delivered nothing proves it: there an invitation is accepted by its link, which its maker hands over.
 */
async function provenAddress(context: Context): Promise<string | null> {
  const { userId, email } = personOf(context)
  if (email === '') return null
  const person = await findPerson(context, email)
  return person?.userId === userId && person.emailVerifiedAt !== null ? email : null
}

/** The open invitations of the signed-in person, newest first. */
export async function ownInvitations(context: Context, { limit, cursor }: Page) {
  const email = await provenAddress(context)
  const rows = email === null ? [] : await openInvitations(context, email, { limit: limit + 1, cursor })
  const { items, nextCursor } = newest.page(
    rows.map(({ invitation, ...rest }) => ({ ...invitation, ...rest })),
    limit,
  )
  return {
    invitations: items.map((row) => ({
      invitationId: row.invitationId,
      organizationName: row.organizationName,
      role: row.role,
      inviter: row.inviter,
      createdAt: iso(row.createdAt),
      expiresAt: iso(row.expiresAt),
    })),
    nextCursor,
  }
}

/** An open invitation of the signed-in person; one of anybody else is 404. */
export async function requireOwnInvitation(context: Context, invitationId: string) {
  const email = await provenAddress(context)
  const [invitation] =
    email === null
      ? []
      : await openInvitations(context, email, { limit: 1 }, eq(invitations.invitationId, invitationId))
  if (!invitation) throw invitationNotFound()
  return invitation
}

const openInvitations = (context: Context, email: string, { limit, cursor }: Page, which?: SQL) =>
  context.services.db
    .select({
      invitation: invitations,
      organizationName: organizations.name,
      inviter: { name: users.name, email: users.email },
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.organizationId, invitations.organizationId))
    .leftJoin(users, eq(users.userId, invitations.invitedBy))
    .where(
      and(
        eq(invitations.email, email),
        gt(invitations.expiresAt, context.now()),
        which,
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit)

import { and, eq } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import type { Statement } from '../../../shared/db/database.ts'
import { invitations, memberships } from '../../../shared/db/tables/organizations.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { choosingOrganization } from '../identity/index.ts'
import { memberChanged } from './events.ts'
import { invitationWaits, seatFor } from './guards.ts'
import type { InvitationRow } from './invitations.ts'
import { adoptingMembership } from './memberships.ts'
import { maxMembersOf } from './store.ts'
import { joined, joinedAgain } from './team-summaries.ts'

/** Who joins, by their own doing: signed in, or with the account that they make by it. */
export interface Joiner {
  userId: string
  /** The operation by which they do, for the audit log. */
  action: string
  /** Their address, where it is not the one that was invited. */
  email?: string
  /** The browser session in which they accept: it goes on in the organization. */
  sessionId?: string | undefined
  /** What makes the person, if they are new. */
  account?: Statement[]
  /** What is answered when they join with a role. */
  answer?: (role: Role) => unknown
}

/**
 * Makes a person a member by an invitation, which is used up with it, and returns the role. Who is a member already keeps theirs. Throws `invitation_gone`
 * when somebody else used or withdrew the invitation at the same moment, `member_limit_reached` when there is no room
 * any more; then the invitation stays.
 */
export async function joinByInvitation(
  context: Context,
  { organizationId, invitationId, tokenHash, email: invited, role }: InvitationRow,
  { userId, action, email = invited, sessionId, account = [], answer }: Joiner,
): Promise<Role> {
  const { db } = context.services
  const [held, maxMembers] = await Promise.all([
    context.services.memberships.role(organizationId, userId),
    maxMembersOf(context, organizationId),
  ])
  const event = memberChanged.of({ change: 'added', userId, invitationId, role, previousRole: null })
  const note = {
    organizationId,
    action,
    resource: 'member',
    resourceId: userId,
    summary: held ? joinedAgain(email, held) : joined(email, role),
    events: held ? [] : [event],
    // It may have been lowered since the invitation.
    guards: [invitationWaits({ tokenHash }), ...(held ? [] : [seatFor(organizationId, maxMembers)])],
    answer: answer?.(held ?? role),
  }
  const asPerson: Context = { ...context, actor: { kind: 'user', userId, email, name: '' } }
  const joining = { organizationId, userId, role, source: 'self', joinedAt: context.now() } as const
  await commit(asPerson, note, [
    ...account,
    // Accepting is choosing, also for whom others had put there.
    held ? adoptingMembership(context, organizationId, userId) : db.insert(memberships).values(joining),
    ...(sessionId === undefined ? [] : [choosingOrganization(context, sessionId, organizationId)]),
    db
      .delete(invitations)
      .where(and(eq(invitations.organizationId, organizationId), eq(invitations.invitationId, invitationId))),
  ])
  return held ?? role
}

import { and, eq } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { invitations } from '../../../shared/db/tables/organizations.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { requirePublicOrigin } from '../../../shared/services/own-hosts.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { findPerson, randomToken } from '../identity/index.ts'
import { alreadyMember } from './errors.ts'
import { ownsAddress } from './owns-address.ts'
import { memberChanged } from './events.ts'
import { roomFor, stillAllowed } from './guards.ts'
import { findInvitation, invitationDays, invitationView, type InvitationRow } from './invitations.ts'
import { teamAfter } from './team-after.ts'
import { settingsOf } from './rules.ts'
import { type OrganizationRow, readOrganization } from './store.ts'
import { sendMail } from './send-mail.ts'
import type { NewInvitation } from './team-schemas.ts'
import { invitationMail } from './team-mails.ts'

const defaultRole = 'member'

interface Invited {
  email: string
  role: Role | undefined
}

interface Invite {
  organization: OrganizationRow
  email: string
  guards: readonly Guard[]
}

/**
 * Invites an address. Whether it has an account changes nothing, so the inviting admin does not learn it: whoever it belongs to accepts, or does not. Of many
 * at once as many pass as `maxMembers` leaves room for.
 */
export async function invite(context: Context, { email, role }: Invited): Promise<NewInvitation> {
  const organization = await readOrganization(context)
  const { organizationId } = organization
  const { maxMembers } = settingsOf(organization.tier, organization.settings)
  if (await isMember(context, organizationId, email)) throw alreadyMember()
  const guards = [stillAllowed(context), roomFor(context, { organizationId, email, maxMembers })]
  return inviteAddress(context, { organization, email, role, guards })
}

/** Whether the person behind an address is in the organization, whose admins see its people and their addresses. */
async function isMember(context: Context, organizationId: string, email: string): Promise<boolean> {
  const person = await findPerson(context, email)
  if (!person || !ownsAddress(context, person)) return false
  return (await context.services.memberships.role(organizationId, person.userId)) !== null
}

/** The newest link is the only one: whoever is invited again keeps the invitation's id, and the role unless another is given. */
async function inviteAddress(
  context: Context,
  { organization, email, role, guards }: Invite & Invited,
): Promise<NewInvitation> {
  const { db, ids, settings } = context.services
  const { organizationId } = organization
  // Before anything is stored: nobody could open an invitation without its link.
  const origin = requirePublicOrigin(settings)
  const before = await findInvitation(context, email)
  const token = randomToken()
  const now = context.now()
  const row: InvitationRow = {
    invitationId: before?.invitationId ?? ids.uuid(),
    organizationId,
    email,
    role: role ?? before?.role ?? defaultRole,
    tokenHash: hashToken(token),
    invitedBy: actorId(context.actor),
    createdAt: before?.createdAt ?? now,
    expiresAt: now + invitationDays * 86_400_000,
  }
  const { invitationId } = row
  const link = `${origin}/invitation#token=${token}`
  // Until it has gone out nobody can say that it did.
  const made = { ...invitationView(row, now), link, mailed: false }
  const note = {
    organizationId,
    action: 'organizations.changeTeam',
    resource: 'invitation',
    resourceId: invitationId,
    summary: `Invited ${email} as ${row.role}`,
    events: [
      memberChanged.of({
        change: 'invited',
        userId: null,
        invitationId,
        role: row.role,
        previousRole: null,
      }),
    ],
    guards,
    answer: await teamAfter(context, { invitation: made }),
  }
  await commit(context, note, [
    db.delete(invitations).where(isOfAddress(organizationId, email)),
    db.insert(invitations).values(row),
  ])
  const mail = () => invitationMail(context, { to: email, organizationName: organization.name, link })
  return { ...made, mailed: await sendMail(context, mail) }
}

const isOfAddress = (organizationId: string, email: string) =>
  and(eq(invitations.organizationId, organizationId), eq(invitations.email, email))

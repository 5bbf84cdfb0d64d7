import { and, eq } from 'drizzle-orm'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { users } from '../../../../shared/db/tables/identity.ts'
import { invitations, memberships, organizations } from '../../../../shared/db/tables/organizations.ts'
import { outboxEvents } from '../../../../shared/db/tables/webhooks.ts'
import type { Role } from '../../../../shared/kernel/roles.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { Mail } from '../../../../shared/services/mailer.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { deleteInvitation } from '../../../../workers/features/organizations/delete-invitation.ts'
import { leaveOrganization } from '../../../../workers/features/organizations/leave-organization.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { type Owner, type Person, newOwner, newPerson } from '../../../support/people.ts'
import { ask, base } from '../../../support/client.ts'
import { silentQueue } from '../../../support/queues.ts'

export const { db } = newContext().services

export const newEmail = () => `${crypto.randomUUID()}@example.com`

/** The owner of an organization in which `maxMembers` people have room. */
export async function newSmallTeam(maxMembers: number): Promise<Owner> {
  const owner = await newOwner()
  await db
    .update(organizations)
    .set({ settings: { maxMembers } })
    .where(eq(organizations.organizationId, owner.organizationId))
  return owner
}

/** Who is in an organization, as `userId: role`. */
export async function rolesIn(organizationId: string): Promise<Record<string, string>> {
  const rows = await db.select().from(memberships).where(eq(memberships.organizationId, organizationId))
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]))
}

/** Lets an organization follow the claims of the identity provider. */
export const trustClaimsIn = (organizationId: string) =>
  db.update(organizations).set({ claimsTrustedAt: 1 }).where(eq(organizations.organizationId, organizationId))

export const invitationsIn = (organizationId: string) =>
  db.select().from(invitations).where(eq(invitations.organizationId, organizationId))

/** The audit log, without what made the organization. */
export async function auditIn(organizationId: string) {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.organizationId, organizationId))
  return rows.filter(({ action }) => action !== 'organizations.create')
}

/** A deployment whose queue hands nothing on, so that events stay in the outbox. */
export const withoutQueue = deploy([changeTeam, leaveOrganization, deleteInvitation], {
  JOBS: silentQueue,
} as never)

export const eventsIn = (organizationId: string) =>
  db
    .select()
    .from(outboxEvents)
    .where(and(eq(outboxEvents.organizationId, organizationId), eq(outboxEvents.type, 'member.changed')))

/** A context in which somebody acts, and the mails that went out. */
export function withMails(
  { userId, email }: { userId: string; email: string },
  { name = 'Ada', fails = false, configured = true, delivers = false } = {},
): { context: Context; mails: Mail[] } {
  const context = newContext({ actor: { kind: 'user', userId, email, name }, origin: base })
  const mails: Mail[] = []
  const mailer = {
    configured,
    delivers,
    send(mail: Mail) {
      if (fails) return Promise.reject(new Error('The mail service is down'))
      mails.push(mail)
      return Promise.resolve('sent' as const)
    },
  }
  Object.defineProperty(context.services, 'mailer', { value: mailer })
  Object.defineProperty(context.services, 'queues', { value: { jobs: silentQueue } })
  return { context, mails }
}

/** A person whose address is proven to be theirs. */
export async function newProvenPerson(): Promise<Person> {
  const person = await newPerson('Grace')
  await db.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.userId, person.userId))
  return person
}

/** The secret in an invitation's link. */
export const tokenIn = (link: string): string => new URL(link).hash.replace('#token=', '')

/** Invites an address, one that nobody has registered unless told; the token is that of the link. */
export async function invite({ organizationId, token }: Owner, role: Role = 'member', email = newEmail()) {
  const input = { organizationId, action: 'invite', email, role } as const
  const { invitation } = await ask(changeTeam, input, { token })
  return { email, invitationId: invitation?.invitationId ?? '', token: tokenIn(invitation?.link ?? '') }
}

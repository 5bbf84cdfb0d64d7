import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitations } from '../../../../shared/db/tables/organizations.ts'
import type { Role } from '../../../../shared/kernel/roles.ts'
import { acceptInvitation } from '../../../../workers/features/organizations/accept-invitation.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { leaveOrganization } from '../../../../workers/features/organizations/leave-organization.ts'
import { ask, send } from '../../../support/client.ts'
import { type Person, newMember, newOwner, password } from '../../../support/people.ts'
import { auditIn, db, invitationsIn, newEmail, rolesIn, tokenIn } from './support.ts'

/** An admin who invited an address of theirs as admin and another one as viewer, beside an invitation of the owner. */
async function newInviter(role: Role = 'admin') {
  const owner = await newOwner()
  const { organizationId } = owner
  const inviter = await newMember(owner, role)
  const invite = async ({ token }: Pick<Person, 'token'>, invited: Role) => {
    const input = { organizationId, action: 'invite', email: newEmail(), role: invited } as const
    return tokenIn((await ask(changeTeam, input, { token })).invitation?.link ?? '')
  }
  await invite(owner, 'member')
  await invite(inviter, 'viewer')
  const link = await invite(inviter, 'admin')
  const left = async () => {
    const rows = await invitationsIn(organizationId)
    return rows.map((row) => (row.invitedBy === owner.userId ? 'of the owner' : row.role)).toSorted()
  }
  const summary = async () => (await auditIn(organizationId)).at(-1)?.summary
  return { owner, organizationId, inviter, link, left, summary }
}

test('a removed admin does not come back by an invitation they made', async () => {
  const { owner, organizationId, inviter, link, left, summary } = await newInviter()
  const { userId, email } = inviter
  await ask(changeTeam, { organizationId, action: 'remove', userId }, owner)
  expect(await summary()).toBe(`Removed ${email} (was admin); open invitations of theirs withdrawn: 2`)
  expect(await left()).toEqual(['of the owner'])
  expect((await send(acceptInvitation, { token: link, password })).status).toBe(410)
  expect(Object.keys(await rolesIn(organizationId))).toEqual([owner.userId])
})

test('who leaves leaves no invitation behind either', async () => {
  const { organizationId, inviter, left } = await newInviter()
  await ask(leaveOrganization, { organizationId }, inviter)
  expect(await left()).toEqual(['of the owner'])
})

test('an admin who becomes a member has invited nobody any more', async () => {
  const { owner, organizationId, inviter, left, summary } = await newInviter()
  const { userId, email } = inviter
  const demoting = { organizationId, action: 'update_role', userId, role: 'member' } as const
  await ask(changeTeam, demoting, owner)
  expect(await summary()).toBe(
    `Changed the role of ${email} from admin to member; open invitations of theirs withdrawn: 2`,
  )
  expect(await left()).toEqual(['of the owner'])
})

test('an owner who becomes an admin keeps what an admin may invite', async () => {
  const { owner, organizationId, inviter, left, summary } = await newInviter('owner')
  const { userId, email } = inviter
  const demoting = { organizationId, action: 'update_role', userId, role: 'admin' } as const
  await ask(changeTeam, demoting, owner)
  expect(await summary()).toBe(`Changed the role of ${email} from owner to admin`)
  expect(await left()).toEqual(['admin', 'of the owner', 'viewer'])
})

test('of inviting and being removed at the same moment no invitation is left', async () => {
  const { owner, organizationId, inviter, left } = await newInviter()
  const { userId, token } = inviter
  const inviting = { organizationId, action: 'invite', role: 'admin' } as const
  await Promise.all([
    ...[1, 2, 3].map(() => send(changeTeam, { ...inviting, email: newEmail() }, { token })),
    ask(changeTeam, { organizationId, action: 'remove', userId }, owner),
    ...[1, 2, 3].map(() => send(changeTeam, { ...inviting, email: newEmail() }, { token })),
  ])
  expect(await left()).toEqual(['of the owner'])
})

test('an expired invitation stays in the list, and counts as none that was withdrawn', async () => {
  const { owner, organizationId, inviter, left, summary } = await newInviter()
  const { userId, email } = inviter
  await db.update(invitations).set({ expiresAt: 1 }).where(eq(invitations.invitedBy, userId))
  await ask(changeTeam, { organizationId, action: 'remove', userId }, owner)
  expect(await summary()).toBe(`Removed ${email} (was admin)`)
  expect(await left()).toEqual(['admin', 'of the owner', 'viewer'])
})

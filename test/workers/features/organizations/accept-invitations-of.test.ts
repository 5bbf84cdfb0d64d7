import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitations } from '../../../../shared/db/tables/organizations.ts'
import { acceptInvitationsOf } from '../../../../workers/features/organizations/accept-invitations-of.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { auditIn, db, invitationsIn, newEmail, rolesIn } from './support.ts'

async function invited(email: string, role: 'admin' | 'viewer') {
  const { organizationId, token } = await newOwner()
  await ask(changeTeam, { organizationId, action: 'invite', email, role }, { token })
  return organizationId
}

test('a proven address joins wherever it is invited, once, and nowhere else', async () => {
  const [email, userId] = [newEmail(), crypto.randomUUID()]
  const [one, other] = [await invited(email, 'admin'), await invited(email, 'viewer')]
  const late = await invited(email, 'admin')
  await db.update(invitations).set({ expiresAt: 1 }).where(eq(invitations.organizationId, late))
  const foreign = await invited(newEmail(), 'admin')
  const context = newContext()
  await Promise.all([1, 2].map(() => acceptInvitationsOf(context, { userId, email })))
  expect(await rolesIn(one)).toMatchObject({ [userId]: 'admin' })
  expect(await rolesIn(other)).toMatchObject({ [userId]: 'viewer' })
  for (const organizationId of [late, foreign]) {
    expect(Object.keys(await rolesIn(organizationId))).not.toContain(userId)
  }
  expect(await invitationsIn(one)).toEqual([])
  expect(await auditIn(one)).toMatchObject([{}, { actor: `user:${userId}` }])
})

test('a person without an address joins nothing', async () => {
  const context = newContext()
  const userId = crypto.randomUUID()
  await acceptInvitationsOf(context, { userId, email: '' })
  expect(await context.services.memberships.ofUser(userId)).toEqual([])
})

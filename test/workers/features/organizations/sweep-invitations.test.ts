import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitations } from '../../../../shared/db/tables/organizations.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { sweepInvitations } from '../../../../workers/features/organizations/sweep-invitations.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { db, invitationsIn, newEmail } from './support.ts'

test('the sweep removes invitations that expired long ago, and no other', async () => {
  const { organizationId, token } = await newOwner()
  const day = 86_400_000
  const kept = []
  for (const expiresAt of [Date.now() - 31 * day, Date.now() - 29 * day, Date.now() + day]) {
    const email = newEmail()
    await ask(changeTeam, { organizationId, action: 'invite', email }, { token })
    await db.update(invitations).set({ expiresAt }).where(eq(invitations.email, email))
    if (expiresAt > Date.now() - 30 * day) kept.push(email)
  }
  await sweepInvitations(newContext())
  const left = await invitationsIn(organizationId)
  expect(left.map(({ email }) => email).toSorted()).toEqual(kept.toSorted())
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitations } from '../../../../shared/db/tables/organizations.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { listInvitations } from '../../../../workers/features/organizations/list-invitations.ts'
import { ask, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { db, newEmail } from './support.ts'

test('an admin sees who has not come yet and whose time is over, newest first, without any link', async () => {
  const { token, organizationId, userId } = await newOwner()
  const emails = [newEmail(), newEmail()]
  for (const email of emails) await ask(changeTeam, { organizationId, action: 'invite', email }, { token })
  await db
    .update(invitations)
    .set({ expiresAt: 1 })
    .where(eq(invitations.email, emails[0] ?? ''))
  const response = await send(listInvitations, { organizationId }, { token })
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    invitations: [
      { email: emails[1], role: 'member', status: 'invited', invitedBy: userId },
      { email: emails[0], status: 'expired' },
    ],
    nextCursor: null,
  })
  expect(text).not.toMatch(/token|link/i)
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitations } from '../../../../shared/db/tables/organizations.ts'
import { listOwnInvitations } from '../../../../workers/features/organizations/list-own-invitations.ts'
import { ask, send } from '../../../support/client.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { db, invite, newProvenPerson } from './support.ts'

test('a person sees who invites them to what, newest first, without any link', async () => {
  const person = await newProvenPerson()
  const [first, second, late] = [await newOwner(), await newOwner(), await newOwner()]
  const invited = [
    await invite(first, 'viewer', person.email),
    await invite(second, 'admin', person.email),
    await invite(late, 'member', person.email),
  ]
  await invite(first)
  await db
    .update(invitations)
    .set({ expiresAt: 1 })
    .where(eq(invitations.organizationId, late.organizationId))
  const response = await send(listOwnInvitations, {}, person)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    invitations: [
      { invitationId: invited[1]?.invitationId, role: 'admin', inviter: { email: second.email } },
      { invitationId: invited[0]?.invitationId, role: 'viewer', organizationName: 'Acme' },
    ],
    nextCursor: null,
  })
  for (const { token } of invited) expect(text).not.toContain(token)
  const page = await ask(listOwnInvitations, { limit: 1 }, person)
  const following = await ask(listOwnInvitations, { limit: 1, cursor: page.nextCursor ?? '' }, person)
  expect(following.invitations.map(({ invitationId }) => invitationId)).toEqual([invited[0]?.invitationId])
})

test('whoever registered an address without proving it sees no invitation of it', async () => {
  const person = await newPerson()
  await invite(await newOwner(), 'admin', person.email)
  expect(await ask(listOwnInvitations, {}, person)).toEqual({ invitations: [], nextCursor: null })
})

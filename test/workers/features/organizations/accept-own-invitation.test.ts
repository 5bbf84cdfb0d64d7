import { expect, test } from 'vitest'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { acceptOwnInvitation } from '../../../../workers/features/organizations/accept-own-invitation.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, expectRefusal, send, statusesOf } from '../../../support/client.ts'
import { newOwner, newPerson, password } from '../../../support/people.ts'
import { auditIn, invitationsIn, invite, newProvenPerson, newSmallTeam, rolesIn } from './support.ts'

test('who accepts is a member with the offered role, once', async () => {
  const [owner, person] = [await newOwner(), await newProvenPerson()]
  const { organizationId } = owner
  const { invitationId } = await invite(owner, 'viewer', person.email)
  const answers = await Promise.all([1, 2].map(() => send(acceptOwnInvitation, { invitationId }, person)))
  expect(statusesOf(answers)[0]).toBe(200)
  expect([404, 410]).toContain(statusesOf(answers)[1])
  expect(await rolesIn(organizationId)).toMatchObject({ [person.userId]: 'viewer' })
  expect(await invitationsIn(organizationId)).toEqual([])
  expect((await send(getOrganization, { organizationId }, person)).status).toBe(200)
  expect((await auditIn(organizationId)).at(-1)).toMatchObject({
    actor: `user:${person.userId}`,
    action: 'organizations.acceptOwnInvitation',
    summary: `${person.email} joined by invitation as viewer`,
  })
})

test('an invitation of somebody else, or of an address that was never proven, is 404', async () => {
  const [owner, other, unproven] = [await newOwner(), await newProvenPerson(), await newPerson()]
  const invited = await invite(owner, 'admin', unproven.email)
  for (const person of [other, unproven])
    await expectRefusal(
      send(acceptOwnInvitation, { invitationId: invited.invitationId }, person),
      404,
      'organizations.invitation_not_found',
    )
  expect(Object.keys(await rolesIn(owner.organizationId))).toEqual([owner.userId])
})

test('where there is no seat any more the invitation stays', async () => {
  const [owner, person] = [await newSmallTeam(2), await newProvenPerson()]
  const { organizationId } = owner
  const { invitationId } = await invite(owner, 'member', person.email)
  await ask(updateOrganization, { organizationId, settings: { maxMembers: 1 } }, owner)
  const accept = () => send(acceptOwnInvitation, { invitationId }, person)
  await expectRefusal(accept(), 409, 'organizations.member_limit_reached')
  expect(await invitationsIn(organizationId)).toHaveLength(1)
  await ask(updateOrganization, { organizationId, settings: { maxMembers: 2 } }, owner)
  expect((await accept()).status).toBe(200)
})

test('a browser session that accepts goes on in the organization', async () => {
  const [owner, person] = [await newOwner(), await newProvenPerson()]
  const { invitationId } = await invite(owner, 'member', person.email)
  const browser = newBrowser()
  await browser.signIn({ email: person.email, password })
  await browser.go(`/api/auth/invitations/${invitationId}/accept`, { method: 'POST', json: {} })
  const choices = await browser.go('/api/organizations/list')
  expect(await choices.json()).toMatchObject({ currentOrganizationId: owner.organizationId })
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { memberships } from '../../../../shared/db/tables/organizations.ts'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { acceptInvitation } from '../../../../workers/features/organizations/accept-invitation.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { listChoices } from '../../../../workers/features/organizations/list-choices.ts'
import { switchOrganization } from '../../../../workers/features/organizations/switch-organization.ts'
import { listWebsites } from '../../../../workers/features/websites/list-websites.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { type Owner, type Person, joinByLink, newOwner, newPerson } from '../../../support/people.ts'
import { db, invite } from './support.ts'

/** Where a person works who names no organization. */
async function currentOf({ token }: { token: string }) {
  const { organizationId } = await ask(getSession, {}, { token })
  const { currentOrganizationId } = await ask(listChoices, {}, { token })
  expect(currentOrganizationId).toBe(organizationId)
  const { status } = await send(listWebsites, {}, { token })
  expect(status).toBe(organizationId === null ? 400 : 200)
  return organizationId
}

/** A membership from the time when admins added people who had an account. */
const added = ({ organizationId }: Owner, { userId }: Person) =>
  db
    .insert(memberships)
    .values({ organizationId, userId, role: 'member', joinedAt: Date.now(), source: 'others' })

test('whoever invites somebody leaves them the organization that they work in', async () => {
  const invited = await newOwner()
  for (let times = 0; times < 2; times++) await invite(await newOwner(), 'member', invited.email)
  expect(await currentOf(invited)).toBe(invited.organizationId)
})

test('who accepted their only invitation needs to name nothing', async () => {
  const [owner, person] = [await newOwner(), await newPerson()]
  await joinByLink(owner, person, 'viewer')
  expect(await currentOf(person)).toBe(owner.organizationId)
})

test('who was only ever added by others works nowhere until they choose, and is told what to do', async () => {
  const [owner, person] = [await newOwner(), await newPerson()]
  await added(owner, person)
  expect(await currentOf(person)).toBeNull()
  await expectRefusal(send(listWebsites, {}, person), 400, {
    path: 'organizationId',
    message: expect.stringContaining('POST /api/organizations/switch'),
  })
  await ask(switchOrganization, { organizationId: owner.organizationId }, person)
  expect(await currentOf(person)).toBe(owner.organizationId)
})

test('who accepts an invitation to where others had added them has chosen it', async () => {
  const [owner, person] = [await newOwner(), await newPerson()]
  // The invitation is from before, so that nobody is told of a member.
  const { token } = await invite(owner, 'member', person.email)
  await added(owner, person)

  await ask(acceptInvitation, { token }, person)
  expect(await currentOf(person)).toBe(owner.organizationId)
})

test('who was added by others goes on in an organization of their own once there is one', async () => {
  const [owner, person] = [await newOwner(), await newPerson()]
  await added(owner, person)
  const slug = `org-${crypto.randomUUID()}`
  const { organizationId } = await ask(createOrganization, { name: 'Own', slug }, person)
  expect(await currentOf(person)).toBe(organizationId)
  await db.delete(memberships).where(eq(memberships.organizationId, organizationId))
  expect(await currentOf(person)).toBeNull()
})

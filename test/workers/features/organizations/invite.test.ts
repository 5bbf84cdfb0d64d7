import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../../shared/db/tables/identity.ts'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { acceptInvitation } from '../../../../workers/features/organizations/accept-invitation.ts'
import { acceptInvitationsOf } from '../../../../workers/features/organizations/accept-invitations-of.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { listChoices } from '../../../../workers/features/organizations/list-choices.ts'
import { switchOrganization } from '../../../../workers/features/organizations/switch-organization.ts'
import { listWebsites } from '../../../../workers/features/websites/list-websites.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { type Owner, newOwner, newPerson } from '../../../support/people.ts'
import { db, newEmail, tokenIn } from './support.ts'

const invite = async ({ organizationId, token }: Owner, email: string) => {
  const { invitation } = await ask(changeTeam, { organizationId, action: 'invite', email }, { token })
  return invitation ? tokenIn(invitation.link) : ''
}

/** Where a person works who names no organization. */
async function currentOf({ token }: { token: string }) {
  const { organizationId } = await ask(getSession, {}, { token })
  const { currentOrganizationId } = await ask(listChoices, {}, { token })
  expect(currentOrganizationId).toBe(organizationId)
  const { status } = await send(listWebsites, {}, { token })
  expect(status).toBe(organizationId === null ? 400 : 200)
  return organizationId
}

test('whoever adds a stranger to organizations leaves them the one they work in', async () => {
  const victim = await newOwner()
  for (let i = 0; i < 2; i++) await invite(await newOwner(), victim.email)
  expect(await currentOf(victim)).toBe(victim.organizationId)
})

test('an invitation from before the account, accepted by whoever made it, changes nothing about that either', async () => {
  const email = newEmail()
  const [byLink, byAddress] = [await newOwner(), await newOwner()]
  const link = await invite(byLink, email)
  await invite(byAddress, email)
  const victim = await newOwner()
  await db.update(users).set({ email }).where(eq(users.userId, victim.userId))
  await ask(acceptInvitation, { token: link })
  await acceptInvitationsOf(newContext(), { ...victim, email })
  expect((await ask(listChoices, {}, victim)).organizations).toHaveLength(3)
  expect(await currentOf(victim)).toBe(victim.organizationId)
})

test('who was only ever added needs to name nothing, and goes on in an organization of their own once there is one', async () => {
  const person = await newPerson()
  const first = await newOwner()
  await invite(first, person.email)
  expect(await currentOf(person)).toBe(first.organizationId)
  const slug = `org-${crypto.randomUUID()}`
  const { organizationId } = await ask(createOrganization, { name: 'Own', slug }, person)
  expect(await currentOf(person)).toBe(organizationId)
})

test('who was added twice says once which organization is theirs', async () => {
  const person = await newPerson()
  const [first, second] = [await newOwner(), await newOwner()]
  await invite(first, person.email)
  await invite(second, person.email)
  await expectRefusal(send(listWebsites, {}, person), 400, { path: 'organizationId' })
  await ask(switchOrganization, { organizationId: second.organizationId }, person)
  expect(await currentOf(person)).toBe(second.organizationId)
  await invite(await newOwner(), person.email)
  expect(await currentOf(person)).toBe(second.organizationId)
})

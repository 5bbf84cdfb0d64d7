import { eq } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { invitations, memberships } from '../../../../shared/db/tables/organizations.ts'
import { users } from '../../../../shared/db/tables/identity.ts'
import { operations as identity } from '../../../../workers/features/identity/operations.ts'
import { acceptInvitation } from '../../../../workers/features/organizations/accept-invitation.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { listOwnInvitations } from '../../../../workers/features/organizations/list-own-invitations.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { password } from '../../../support/people.ts'
import { newProvider } from '../../../support/provider.ts'
import { db, newEmail, rolesIn, tokenIn } from './support.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** An organization whose people come from another issuer, with its owner's hand. */
async function newTeam() {
  const operations = [...identity, acceptInvitation, changeTeam, createOrganization, listOwnInvitations]
  const { issuer, sign, claims, session, fetch: transport } = await newProvider('ES256', {}, operations)
  const signIn = async (sub: string, given: JWTPayload) => {
    const token = await sign(claims({ sub, ...given }))
    return { token, userId: (await session(token)).user?.userId ?? '' }
  }
  const owner = await signIn('owner', { email: newEmail(), email_verified: true })
  const sending = { token: owner.token, transport }
  const slug = `org-${crypto.randomUUID()}`
  const { organizationId } = await ask(createOrganization, { name: 'Acme', slug }, sending)
  const invite = async (email: string) => {
    const input = { organizationId, action: 'invite', email, role: 'admin' } as const
    const { invitation } = await ask(changeTeam, input, sending)
    return invitation && tokenIn(invitation.link)
  }
  const accept = (token = '', bearer = '') =>
    send(acceptInvitation, { token }, { transport, ...(bearer && { token: bearer }) })
  const shown = async (token: string) => (await ask(listOwnInvitations, {}, { token, transport })).invitations
  return { issuer, transport, organizationId, owner, signIn, invite, accept, shown }
}

test('an invitation makes nobody a member, whoever has the address or names it in their tokens', async () => {
  const { organizationId, owner, signIn, invite } = await newTeam()
  const email = newEmail()
  await signIn('bob', { email, email_verified: true })
  await signIn('mallory', { email })
  expect(await invite(email)).toEqual(expect.any(String))
  expect(await rolesIn(organizationId)).toEqual({ [owner.userId]: 'owner' })
})

test('only the person whose address is proven is shown the invitation, and of two who proved it nobody', async () => {
  const { organizationId, signIn, invite, shown } = await newTeam()
  const [email, both] = [newEmail(), newEmail()]
  const bob = await signIn('bob', { email, email_verified: true })
  const mallory = await signIn('mallory', { email })
  const moved = await signIn('carol', { email: newEmail(), email_verified: true })
  const carol = await signIn('carol', { email })
  for (const sub of ['first', 'second']) await signIn(sub, { email: both, email_verified: true })
  const second = await signIn('second', { email: both, email_verified: true })
  for (const address of [email, both]) await invite(address)
  expect(moved.userId).toBe(carol.userId)
  const counts = []
  for (const { token } of [bob, mallory, carol, second]) counts.push((await shown(token)).length)
  expect(counts).toEqual([1, 0, 0, 0])
  expect(Object.keys(await rolesIn(organizationId))).toHaveLength(1)
})

test('a link makes a member of whoever is signed in, and of nobody whose tokens only name the address', async () => {
  const { issuer, organizationId, owner, signIn, invite, accept } = await newTeam()
  const email = newEmail()
  const token = await invite(email)
  await signIn('mallory', { email })
  await expectRefusal(accept(token), 401, {
    error: 'organizations.sign_in_first',
    message: expect.stringContaining(issuer),
  })
  expect(await rolesIn(organizationId)).toEqual({ [owner.userId]: 'owner' })
  const bob = await signIn('bob', { email: 'bob@elsewhere.example' })
  const joined = await accept(token, bob.token)
  expect(await joined.json()).toMatchObject({
    email: 'bob@elsewhere.example',
    role: 'admin',
    created: false,
  })
  expect(await rolesIn(organizationId)).toEqual({ [owner.userId]: 'owner', [bob.userId]: 'admin' })
  const [membership] = await db.select().from(memberships).where(eq(memberships.userId, bob.userId))
  expect(membership).toMatchObject({ organizationId, source: 'self' })
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.resourceId, bob.userId))
  expect(entry).toMatchObject({ summary: 'bob@elsewhere.example joined by invitation as admin' })
  await expectRefusal(accept(token, bob.token), 410)
})

test('a link makes no member of somebody whose address is proven to be another', async () => {
  const { organizationId, owner, signIn, invite, accept } = await newTeam()
  const email = newEmail()
  const token = await invite(email)
  const eve = await signIn('eve', { email: newEmail(), email_verified: true })
  await expectRefusal(accept(token, eve.token), 403, 'organizations.invitation_of_another')
  expect(await rolesIn(organizationId)).toEqual({ [owner.userId]: 'owner' })
  const bob = await signIn('bob', { email, email_verified: true })
  expect((await accept(token, bob.token)).status).toBe(200)
})

test('no account is made by a link, and one that leads nowhere is 410 for everybody', async () => {
  const { transport, signIn, invite, accept } = await newTeam()
  const email = newEmail()
  const token = await invite(email)
  const withPassword = send(acceptInvitation, { token, password }, { transport })
  await expectRefusal(withPassword, 401, 'organizations.sign_in_first')
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual([])
  expect(await db.select().from(invitations).where(eq(invitations.email, email))).toHaveLength(1)
  const somebody = await signIn('somebody', { email: newEmail() })
  for (const bearer of ['', somebody.token]) expect((await accept('nothing', bearer)).status).toBe(410)
  expect((await accept(token, 'no token')).status).toBe(401)
})

import { eq } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { invitations, memberships } from '../../../../shared/db/tables/organizations.ts'
import { users } from '../../../../shared/db/tables/identity.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { operations as identity } from '../../../../workers/features/identity/index.ts'
import { ensureExternalUser } from '../../../../workers/features/identity/users.ts'
import { acceptInvitation } from '../../../../workers/features/organizations/accept-invitation.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner, password } from '../../../support/people.ts'
import { newProvider } from '../../../support/provider.ts'
import { db, newEmail, rolesIn, tokenIn } from './support.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** An organization whose people come from another issuer, with its owner's hand. */
async function newTeam() {
  const operations = [...identity, acceptInvitation, changeTeam, createOrganization]
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
  return { issuer, transport, organizationId, owner, signIn, invite, accept }
}

test('who writes the address of somebody else into their tokens is not added in their place', async () => {
  const { organizationId, signIn, invite } = await newTeam()
  const email = newEmail()
  const bob = await signIn('bob', { email, email_verified: true })
  const mallory = await signIn('mallory', { email })
  expect(await invite(email)).toBeUndefined()
  const roles = await rolesIn(organizationId)
  expect([roles[bob.userId], roles[mallory.userId]]).toEqual(['admin', undefined])
})

test('a proof does not go along to another address', async () => {
  const { organizationId, signIn, invite } = await newTeam()
  const email = newEmail()
  await signIn('mallory', { email: newEmail(), email_verified: true })
  const mallory = await signIn('mallory', { email })
  expect(await invite(email)).toEqual(expect.any(String))
  expect(await rolesIn(organizationId)).not.toHaveProperty(mallory.userId)
})

test.each([
  ['nobody has proved', undefined],
  ['two people have proved', true],
])('an address that %s is invited by a link, and nobody is added', async (_, verified) => {
  const { organizationId, owner, signIn, invite } = await newTeam()
  const email = newEmail()
  const proof = verified === undefined ? {} : { email_verified: verified }
  for (const sub of ['one', 'two']) await signIn(sub, { email, ...proof })
  expect(await invite(email)).toEqual(expect.any(String))
  expect(await rolesIn(organizationId)).toEqual({ [owner.userId]: 'owner' })
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

test('an address whose proof is taken back while somebody invites it adds nobody', async () => {
  const { organizationId, userId, email: owner } = await newOwner()
  const issuer = `https://${crypto.randomUUID()}.example`
  const context = newContext({
    actor: { kind: 'user', userId, email: owner, name: 'Ada' },
    settings: { AUTH_ISSUER: issuer, AUTH_JWKS_URL: `${issuer}/keys` },
  })
  const { memberships } = context.services
  const email = newEmail()
  const profile = { issuer, subject: 'bob', email, name: 'Bob', emailVerified: true }
  const bob = await ensureExternalUser(context, profile)
  const role = async (organization: string, person: string) => {
    if (person === bob.userId) await ensureExternalUser(context, { ...profile, email: newEmail() })
    return memberships.role(organization, person)
  }
  Object.defineProperty(context.services, 'memberships', { value: { ...memberships, role } })
  const invited = call(changeTeam, context, { organizationId, action: 'invite', email })
  await expect(invited).rejects.toMatchObject({ code: 'organizations.member_changed_meanwhile' })
  expect(await rolesIn(organizationId)).not.toHaveProperty(bob.userId)
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../../shared/db/tables/identity.ts'
import { invitations } from '../../../../shared/db/tables/organizations.ts'
import { call, execute } from '../../../../shared/kernel/execute.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { acceptInvitation } from '../../../../workers/features/organizations/accept-invitation.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { deleteInvitation } from '../../../../workers/features/organizations/delete-invitation.ts'
import { getOrganization } from '../../../../workers/features/organizations/get-organization.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { newBrowser } from '../../../support/browser.ts'
import {
  ask,
  base,
  expectRefusal,
  newAddress,
  refusal,
  send,
  statusesInTurn,
  statusesOf,
} from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newOwner, newPerson, password } from '../../../support/people.ts'
import { silentQueue } from '../../../support/queues.ts'
import {
  auditIn,
  db,
  eventsIn,
  invitationsIn,
  invite,
  newEmail,
  newSmallTeam,
  rolesIn,
  tokenIn,
  withMails,
} from './support.ts'

const accountsOf = (email: string) => db.select().from(users).where(eq(users.email, email))
const gone = { status: 410, error: 'organizations.invitation_gone' }

test('who has no account gets one with the membership, and signs in with the chosen password', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { email, token, invitationId } = await invite(owner, 'viewer')
  const transport = deploy([acceptInvitation], { JOBS: silentQueue } as never)
  const answer = await ask(acceptInvitation, { token, password, name: ' Grace ' }, { transport })
  expect(answer).toEqual({ organizationId, organizationName: 'Acme', email, role: 'viewer', created: true })
  const [account] = await accountsOf(email)
  expect(account).toMatchObject({ name: 'Grace', emailVerifiedAt: null })
  const { access_token: signedIn } = await ask(issueToken, { email, password })
  expect(await ask(getOrganization, { organizationId }, { token: signedIn })).toMatchObject({ name: 'Acme' })
  expect(await invitationsIn(organizationId)).toEqual([])
  expect((await auditIn(organizationId)).at(-1)).toMatchObject({
    actor: `user:${account?.userId}`,
    action: 'organizations.acceptInvitation',
    resourceId: account?.userId,
    summary: `${email} joined by invitation as viewer`,
  })
  const told = (await eventsIn(organizationId)).map(({ data }) => data)
  expect(told).toContainEqual(
    expect.objectContaining({ change: 'added', invitationId, userId: account?.userId, role: 'viewer' }),
  )
})

test('an address that has an account joins only signed in; its password stays and the link opens nothing by itself', async () => {
  const owner = await newOwner()
  const { email, token } = await invite(owner, 'admin')
  const { userId } = await ask(register, { email, password })
  const [before] = await accountsOf(email)
  for (const answer of [{}, { password: 'another long password', name: 'Mallory' }]) {
    const response = await send(acceptInvitation, { token, ...answer })
    expect(response.headers.get('set-cookie')).toBeNull()
    await expectRefusal(response, 401, 'organizations.sign_in_first')
  }
  expect(await rolesIn(owner.organizationId)).not.toHaveProperty(userId)
  expect(await accountsOf(email)).toEqual([before])
  const { access_token: signedIn } = await ask(issueToken, { email, password })
  const answer = await ask(acceptInvitation, { token }, { token: signedIn })
  expect(answer).toMatchObject({ email, role: 'admin', created: false })
  expect(await rolesIn(owner.organizationId)).toMatchObject({ [userId]: 'admin' })
})

test('without a password the link does not tell whether the address has an account', async () => {
  const owner = await newOwner()
  const [known, unknown] = [await invite(owner, 'member', (await newPerson()).email), await invite(owner)]
  for (const sending of [{}, { token: owner.token }]) {
    const refusals = []
    for (const { token } of [known, unknown]) {
      const { requestId: _, ...refused } = await refusal(send(acceptInvitation, { token }, sending))
      refusals.push(refused)
    }
    expect(refusals[0]).toEqual(refusals[1])
  }
})

test('whoever is signed in with another address joins nothing by the link, and it stays good', async () => {
  const owner = await newOwner()
  const { token } = await invite(owner)
  const other = await newPerson()
  await expectRefusal(send(acceptInvitation, { token }, other), 403, 'organizations.invitation_of_another')
  expect(await rolesIn(owner.organizationId)).not.toHaveProperty(other.userId)
  expect(await invitationsIn(owner.organizationId)).toHaveLength(1)
})

test('a browser session that accepts goes on in the organization', async () => {
  const [owner, person] = [await newOwner(), await newOwner()]
  const { token } = await invite(owner, 'member', person.email)
  const browser = newBrowser()
  await browser.signIn({ email: person.email, password })
  const accepted = await browser.go('/api/auth/accept-invitation', { method: 'POST', json: { token } })
  expect(accepted.status).toBe(200)
  const choices = await browser.go('/api/organizations/list')
  expect(await choices.json()).toMatchObject({ currentOrganizationId: owner.organizationId })
})

test('of two who accept at once exactly one does', async () => {
  const owner = await newOwner()
  const { email, token } = await invite(owner)
  const answers = await Promise.all(
    ['the first long password', 'the second long password'].map((each) =>
      send(acceptInvitation, { token, password: each }),
    ),
  )
  const [first, second] = statusesOf(answers)
  expect(first).toBe(200)
  // The other finds an account, or no invitation any more.
  expect([401, 410]).toContain(second)
  expect(await accountsOf(email)).toHaveLength(1)
  expect(Object.keys(await rolesIn(owner.organizationId))).toHaveLength(2)
  expect(await auditIn(owner.organizationId)).toHaveLength(2)
})

test('who registers while accepting has one account, and is in with it once they sign in', async () => {
  const owner = await newOwner()
  const { email, token } = await invite(owner)
  await Promise.all([send(acceptInvitation, { token, password }), send(register, { email, password })])
  const [account, second] = await accountsOf(email)
  expect(second).toBeUndefined()
  const { access_token: signedIn } = await ask(issueToken, { email, password })
  const again = await send(acceptInvitation, { token }, { token: signedIn })
  expect([200, 410]).toContain(again.status)
  expect(await rolesIn(owner.organizationId)).toMatchObject({ [account?.userId ?? '']: 'member' })
})

test('a used, expired, renewed, withdrawn, unknown or hostile token is the same refusal', async () => {
  const owner = await newOwner()
  const { organizationId, token: admin } = owner
  const used = await invite(owner)
  await ask(acceptInvitation, { token: used.token, password })
  const expired = await invite(owner)
  await db.update(invitations).set({ expiresAt: 1 }).where(eq(invitations.email, expired.email))
  const renewed = await invite(owner)
  await invite(owner, 'member', renewed.email)
  const withdrawn = await invite(owner)
  await ask(deleteInvitation, { organizationId, invitationId: withdrawn.invitationId }, { token: admin })
  const tokens = [used, expired, renewed, withdrawn].map(({ token }) => token)
  for (const token of [...tokens, 'nothing', "' or 1=1 --", '%', '\0']) {
    expect(await refusal(send(acceptInvitation, { token, password }))).toMatchObject(gone)
  }
  expect(Object.keys(await rolesIn(organizationId))).toHaveLength(2)
  expect(await accountsOf(expired.email)).toEqual([])
})

test.each([
  ['password', { password: 'short' }],
  ['name', { password, name: 'Grace\r\nBcc: everyone@example.com' }],
])('a new account is refused for its %s with %j, and the link still holds', async (path, answer) => {
  const owner = await newOwner()
  const { token } = await invite(owner)
  await expectRefusal(send(acceptInvitation, { token, ...answer }), 400, { path })
  expect(await invitationsIn(owner.organizationId)).toHaveLength(1)
})

test('who came in another way keeps the role they have', async () => {
  const owner = await newOwner()
  const { organizationId, userId } = owner
  const { token, email } = await invite(owner, 'viewer')
  await db.update(users).set({ email }).where(eq(users.userId, userId))
  expect(await ask(acceptInvitation, { token }, owner)).toMatchObject({ role: 'owner', created: false })
  expect(await rolesIn(organizationId)).toEqual({ [userId]: 'owner' })
  expect(await invitationsIn(organizationId)).toEqual([])
})

test('guessing is limited per network address, and a right link counts for nothing', async () => {
  const transport = deploy([acceptInvitation], { SIGN_INS_PER_IP_PER_HOUR: '2' })
  const headers = { 'cf-connecting-ip': newAddress() }
  const attempt = (token: string) => send(acceptInvitation, { token, password }, { transport, headers })
  const owner = await newOwner()
  const [first, second] = [await invite(owner), await invite(owner)]
  const tokens = [first.token, 'wrong', 'wrong again', second.token]
  expect(await statusesInTurn(4, (nth) => attempt(tokens[nth] ?? ''))).toEqual([200, 410, 410, 429])
})

test('new accounts count as registrations', async () => {
  const transport = deploy([acceptInvitation], { REGISTRATIONS_PER_HOUR: '1' })
  const headers = { 'cf-connecting-ip': newAddress() }
  const owner = await newOwner()
  const attempt = async () => {
    const { token } = await invite(owner)
    return (await send(acceptInvitation, { token, password }, { transport, headers })).status
  }
  expect([await attempt(), await attempt()]).toEqual([200, 429])
})

test('where mail is delivered, the account of somebody who took the address first is neither added nor joined', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const email = newEmail()
  const { userId } = await ask(register, { email, password })
  const { context } = withMails(owner, { delivers: true })
  const { invitation } = await call(changeTeam, context, { organizationId, action: 'invite', email })
  expect(await rolesIn(organizationId)).not.toHaveProperty(userId)
  const { access_token: signedIn } = await ask(issueToken, { email, password })
  const accept = () => {
    const visitor = withMails(owner, { delivers: true }).context
    const headers = { authorization: `Bearer ${signedIn}` }
    return execute(acceptInvitation, {
      context: visitor,
      authenticate: () => Promise.resolve({ kind: 'anonymous' }),
      read: () => Promise.resolve({ token: tokenIn(invitation?.link ?? '') }),
      request: new Request(base, { method: 'POST', headers }),
    })
  }
  await expect(accept()).rejects.toMatchObject({ status: 409, code: 'organizations.address_not_proven' })
  // Whoever reads the mailbox sets a new password by a mailed link, and has the account to themselves.
  await db.update(users).set({ emailVerifiedAt: Date.now() }).where(eq(users.userId, userId))
  expect(await accept()).toMatchObject({ email, created: false })
  expect(await rolesIn(organizationId)).toHaveProperty(userId)
})

test('of many who accept at once only as many join as a lowered maximum leaves room for; the other invitations stay', async () => {
  const owner = await newSmallTeam(5)
  const { organizationId } = owner
  const invited = await Promise.all([1, 2, 3, 4].map(() => invite(owner)))
  const lower = { organizationId, settings: { maxMembers: 3 } }
  await ask(updateOrganization, lower, owner)
  const answers = await Promise.all(invited.map(({ token }) => send(acceptInvitation, { token, password })))
  const refusals = await Promise.all(answers.filter(({ ok }) => !ok).map((answer) => refusal(answer)))
  const full = { status: 409, error: 'organizations.member_limit_reached' }
  expect(refusals).toMatchObject([full, full])
  expect(Object.keys(await rolesIn(organizationId))).toHaveLength(3)
  const waiting = await invitationsIn(organizationId)
  expect(waiting).toHaveLength(2)
  for (const { email } of waiting) expect(await accountsOf(email)).toEqual([])
  await ask(updateOrganization, { organizationId, settings: { maxMembers: 4 } }, owner)
  const again = invited.find(({ email }) => email === waiting[0]?.email)?.token ?? ''
  await ask(acceptInvitation, { token: again, password })
})

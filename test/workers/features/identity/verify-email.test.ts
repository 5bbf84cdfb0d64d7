import { expect, test } from 'vitest'
import { forgotPassword } from '../../../../workers/features/identity/forgot-password.ts'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { newMailedToken } from '../../../../workers/features/identity/mailed-tokens.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { resetPassword } from '../../../../workers/features/identity/reset-password.ts'
import { verifyEmail } from '../../../../workers/features/identity/verify-email.ts'
import { ask, expectRefusal, newAddress, refusal, send, statusesOf } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { listOwnInvitations } from '../../../../workers/features/organizations/list-own-invitations.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { newOwner, newPerson, password } from '../../../support/people.ts'
import { deployWithMail } from '../../../support/postbox.ts'

const invalid = { status: 400, error: 'identity.invalid_link' }
const verified = async (token: string) => (await ask(getSession, {}, { token })).emailVerified

test('registering has a link mailed that proves the address', async () => {
  const { transport, tokenTo, to } = deployWithMail([register, verifyEmail])
  const email = `${crypto.randomUUID()}@example.com`
  await ask(register, { email, password, name: 'Click https://evil.example' }, { transport })
  const { access_token: bearer } = await ask(issueToken, { email, password })
  const sending = { token: bearer, transport }
  const token = await tokenTo(email)
  const [mail] = await to(email)
  expect(mail?.text).toContain('/verify-email#token=')
  // Whoever registers a stranger's address must not write to the stranger through us.
  expect(JSON.stringify(mail)).not.toContain('evil.example')
  expect(await ask(verifyEmail, { token }, sending)).toEqual({ emailVerified: true })
  expect(await refusal(send(verifyEmail, { token }, sending))).toMatchObject(invalid)
})

test('registering works without mail, with mail that fails, and past the limit of mails', async () => {
  const email = () => `${crypto.randomUUID()}@example.com`
  const secrets = { LOCAL: 'false', KEY_ENCRYPTION_SECRET: 'a secret of this test' }
  const broken = { MAIL_FROM: 'a@b.example', EMAIL: { send: () => Promise.reject(new Error('down')) } }
  for (const vars of [secrets, broken as unknown as Record<string, string>]) {
    const response = await send(
      register,
      { email: email(), password },
      { transport: deploy([register], vars) },
    )
    expect(response.status).toBe(201)
  }
  const { transport, mails, to } = deployWithMail([register], { MAILS_PER_IP_PER_HOUR: '1' })
  const headers = { 'cf-connecting-ip': newAddress() }
  const [first, second] = [email(), email()]
  await ask(register, { email: first, password }, { transport, headers })
  await to(first)
  const response = await send(register, { email: second, password }, { transport, headers })
  expect([response.status, response.headers.get('ratelimit-limit')]).toEqual([201, '60'])
  expect(mails.map((mail) => mail.to)).toEqual([first])
})

test('the session tells whether the address is proved; a link proves the one it was mailed to, and of many uses one wins', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const token = await newMailedToken(newContext(), person.userId, 'email-verification')
  expect(await verified(person.token)).toBe(false)
  const answers = await Promise.all([1, 2, 3].map(() => send(verifyEmail, { token }, person)))
  expect(statusesOf(answers)).toEqual([200, 400, 400])
  expect([await verified(person.token), await verified(other.token)]).toEqual([true, false])
})

test('who reads the mail but is signed in as nobody or somebody else proves nothing, is told what to do, and the link stays good', async () => {
  const [registered, reader] = [await newPerson(), await newPerson()]
  const token = await newMailedToken(newContext(), registered.userId, 'email-verification')
  await expectRefusal(send(verifyEmail, { token }), 401, 'unauthenticated')
  await expectRefusal(send(verifyEmail, { token }, reader), 403, {
    error: 'identity.link_of_another_account',
    message: expect.stringMatching(/Sign in with the address .* open the link again.*Forgot password/),
  })
  expect([await verified(registered.token), await verified(reader.token)]).toEqual([false, false])
  expect(await ask(verifyEmail, { token }, registered)).toEqual({ emailVerified: true })
})

test('an address that somebody else registered is not proven by its owner, so that the other gets none of its invitations', async () => {
  const owner = await newOwner()
  const { transport, tokenTo } = deployWithMail([register, verifyEmail, forgotPassword, resetPassword])
  const email = `${crypto.randomUUID()}@example.com`
  await ask(
    changeTeam,
    { organizationId: owner.organizationId, action: 'invite', email, role: 'admin' },
    owner,
  )
  const { userId } = await ask(register, { email, password }, { transport })
  const attacker = await ask(issueToken, { email, password })
  expect((await send(verifyEmail, { token: await tokenTo(email) }, { transport })).status).toBe(401)
  expect(await newContext().services.memberships.role(owner.organizationId, userId)).toBeNull()
  // What the owner is told to do gives them the account, and ends what the other had.
  await send(forgotPassword, { email }, { transport })
  await ask(
    resetPassword,
    { token: await tokenTo(email, 2), newPassword: 'another long enough password' },
    { transport },
  )
  expect(await ask(getSession, {}, { token: attacker.access_token })).toEqual({ user: null })
})

test('a link that is expired, of another kind or made up proves nothing, and uses nothing up', async () => {
  const { userId, token: bearer } = await newPerson()
  const dayAgo = newContext({ now: () => Date.now() - 86_400_001 })
  const expired = await newMailedToken(dayAgo, userId, 'email-verification')
  const reset = await newMailedToken(newContext(), userId, 'password-reset')
  for (const token of [expired, reset, 'x'])
    expect(await refusal(send(verifyEmail, { token }, { token: bearer }))).toMatchObject(invalid)
  expect(await verified(bearer)).toBe(false)
  const answer = await send(resetPassword, { token: reset, newPassword: 'another long enough password' })
  expect(answer.status).toBe(200)
})

test('who proves an address that is invited is shown the invitation, and is no member by it', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { transport, tokenTo } = deployWithMail([register, verifyEmail, changeTeam])
  const email = `${crypto.randomUUID()}@example.com`
  await ask(changeTeam, { organizationId, action: 'invite', email, role: 'viewer' }, owner)
  const { userId } = await ask(register, { email, password }, { transport })
  const roleThere = () => newContext().services.memberships.role(organizationId, userId)
  expect(await roleThere()).toBeNull()
  const { access_token: bearer } = await ask(issueToken, { email, password })
  await ask(verifyEmail, { token: await tokenTo(email) }, { token: bearer, transport })
  expect(await roleThere()).toBeNull()
  const { invitations } = await ask(listOwnInvitations, {}, { token: bearer })
  expect(invitations).toMatchObject([{ organizationName: 'Acme', role: 'viewer' }])
})

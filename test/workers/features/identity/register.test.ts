import { expect, test } from 'vitest'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { ensureExternalUser } from '../../../../workers/features/identity/users.ts'
import {
  ask,
  expectRefusal,
  newAddress,
  refusal,
  send,
  statusesInTurn,
  statusesOf,
} from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'

const password = 'a long enough test password'
const newEmail = () => `${crypto.randomUUID()}@example.com`

test('an account is created with the e-mail in lower case, and answered without any secret', async () => {
  const email = newEmail()
  const response = await send(register, { email: email.toUpperCase(), password, name: '  Ada  ' })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({
    userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email,
    name: 'Ada',
    createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
  })
})

test('without a name, the account is called after its address', async () => {
  const email = newEmail()
  expect(await ask(register, { email, password })).toMatchObject({ name: email.split('@')[0] })
})

test('an address that is taken is refused, whatever its case', async () => {
  const email = newEmail()
  await ask(register, { email, password })
  await expectRefusal(send(register, { email: email.toUpperCase(), password }), 409, 'identity.email_taken')
})

test('an address that another issuer has vouched for is still free here, and leads to an account of its own', async () => {
  const email = newEmail()
  const context = newContext()
  const given = { issuer: 'https://idp.example', subject: email, email, name: 'Ada', emailVerified: true }
  const external = await ensureExternalUser(context, given)
  await expectRefusal(send(issueToken, { email, password }), 401)
  const { userId } = await ask(register, { email, password })
  expect(userId).not.toBe(external.userId)
  const { access_token: token } = await ask(issueToken, { email, password })
  expect(await ask(getSession, {}, { token })).toMatchObject({ user: { userId } })
})

test('of two registrations of one address at once exactly one wins, and its password counts', async () => {
  const email = newEmail()
  const passwords = ['the first long password', 'the second long password']
  const answers = await Promise.all(passwords.map((each) => send(register, { email, password: each })))
  expect(statusesOf(answers)).toEqual([201, 409])
  const winner = passwords[answers.findIndex(({ status }) => status === 201)] ?? ''
  await ask(issueToken, { email, password: winner })
  const loser = passwords.find((each) => each !== winner) ?? ''
  expect((await send(issueToken, { email, password: loser })).status).toBe(401)
})

test.each([
  ['short', 'At least 8'],
  ['password1', 'commonest'],
  ['long enough\0', 'NUL'],
  ['x'.repeat(1025), '1024 bytes'],
])('the password %j is refused with a reason', async (weak, reason) => {
  const answer = await refusal(send(register, { email: newEmail(), password: weak }))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details).toEqual([{ path: 'password', message: expect.stringContaining(reason) }])
})

test('a password of ten megabytes is refused before it is read', async () => {
  await expectRefusal(
    send(register, { email: newEmail(), password: 'x'.repeat(10 * 1024 * 1024) }),
    413,
    'payload_too_large',
  )
})

test.each([
  'nobody',
  '\u212Aelvin@example.com',
  'demo@ex\u0430mple.com',
  'a@example.com\nBcc: b@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is no address that we take', async (email) => {
  await expectRefusal(send(register, { email, password }), 400, { path: 'email' })
})

test.each(['', 'x'.repeat(201)])('the name %j is refused', async (name) => {
  await expectRefusal(send(register, { email: newEmail(), password, name }), 400, { path: 'name' })
})

test.each([
  { limits: { REGISTRATIONS_PER_HOUR: '2' }, by: 'their own limit' },
  { limits: { SIGN_INS_PER_IP_PER_HOUR: '2' }, by: 'the limit of sign-ins from one network address' },
  { limits: { SIGN_INS_PER_HOUR: '2' }, by: 'the limit of sign-ins to one account', sameAccount: true },
])(
  'registrations are counted by $by, whether the address is taken or not',
  async ({ limits, sameAccount }) => {
    const transport = deploy([register], limits as unknown as Record<string, string>)
    const headers = { 'cf-connecting-ip': newAddress() }
    const attempt = (email: string) => send(register, { email, password }, { transport, headers })
    const email = newEmail()
    const addresses = ['none', email, email]
    expect(await statusesInTurn(3, (nth) => attempt(addresses[nth] ?? ''))).toEqual([400, 201, 409])
    const third = await attempt(sameAccount ? email : newEmail())
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3500)
  },
)

test('a deployment with another identity provider registers nobody', async () => {
  const vars = { AUTH_ISSUER: 'https://idp.example', AUTH_JWKS_URL: 'https://idp.example/jwks' }
  const transport = deploy([register], vars)
  await expectRefusal(send(register, { email: newEmail(), password }, { transport }), 501, {
    error: 'not_configured',
    message: expect.stringContaining('https://idp.example'),
  })
})

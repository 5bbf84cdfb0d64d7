import { expect, test } from 'vitest'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { ensureExternalUser } from '../../../../workers/features/identity/users.ts'
import { ask, newAddress, refusal, send } from '../../../support/client.ts'
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
  const answer = await refusal(send(register, { email: email.toUpperCase(), password }))
  expect(answer).toMatchObject({ status: 409, error: 'identity.email_taken' })
})

test('an address that another issuer has vouched for is still free here, and leads to an account of its own', async () => {
  const email = newEmail()
  const context = newContext()
  const given = { issuer: 'https://idp.example', subject: email, email, name: 'Ada', emailVerified: true }
  const external = await ensureExternalUser(context, given)
  expect(await refusal(send(issueToken, { email, password }))).toMatchObject({ status: 401 })
  const { userId } = await ask(register, { email, password })
  expect(userId).not.toBe(external.userId)
  const { access_token: token } = await ask(issueToken, { email, password })
  expect(await ask(getSession, {}, { token })).toMatchObject({ user: { userId } })
})

test('of two registrations of one address at once exactly one wins, and its password counts', async () => {
  const email = newEmail()
  const passwords = ['the first long password', 'the second long password']
  const answers = await Promise.all(passwords.map((each) => send(register, { email, password: each })))
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
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
  const answer = await refusal(send(register, { email: newEmail(), password: 'x'.repeat(10 * 1024 * 1024) }))
  expect(answer).toMatchObject({ status: 413, error: 'payload_too_large' })
})

test.each([
  'nobody',
  'two@at@example.com',
  'space in@example.com',
  'ｄｅｍｏ@example.com',
  '\u212Aelvin@example.com',
  'dem\u00f6@example.com',
  'demo@ex\u0430mple.com',
  'a@example.com\nBcc: b@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is no address that we take', async (email) => {
  const answer = await refusal(send(register, { email, password }))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed', details: [{ path: 'email' }] })
})

test.each(['', '   ', 'a\u0000b', 'line\nbreak', 'x'.repeat(201)])('the name %j is refused', async (name) => {
  expect(await refusal(send(register, { email: newEmail(), password, name }))).toMatchObject({
    status: 400,
    details: [{ path: 'name' }],
  })
})

test.each([
  { limits: { REGISTRATIONS_PER_HOUR: '2' }, by: 'their own limit' },
  { limits: { SIGN_INS_PER_IP_PER_HOUR: '2' }, by: 'the limit of sign-ins from one network address' },
  { limits: { SIGN_INS_PER_HOUR: '2' }, by: 'the limit of sign-ins to one account', sameAccount: true },
])(
  'registrations are counted by $by, whether the address is taken or not',
  async ({ limits, sameAccount }) => {
    const fetch = deploy([register], limits as unknown as Record<string, string>)
    const headers = { 'content-type': 'application/json', 'cf-connecting-ip': newAddress() }
    const attempt = (body: object) =>
      fetch(
        new Request('http://tracewright.test/api/auth/register', {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        }),
      )
    const email = newEmail()
    expect((await attempt({ email: 'none', password })).status).toBe(400)
    expect((await attempt({ email, password })).status).toBe(201)
    expect(await refusal(attempt({ email, password }))).toMatchObject({ error: 'identity.email_taken' })
    const third = await attempt({ email: sameAccount ? email : newEmail(), password })
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3500)
  },
)

test('a deployment with another identity provider registers nobody', async () => {
  const vars = { AUTH_ISSUER: 'https://idp.example', AUTH_JWKS_URL: 'https://idp.example/jwks' }
  const fetch = deploy([register], vars)
  const body = JSON.stringify({ email: newEmail(), password })
  const answer = await refusal(
    fetch(
      new Request('http://tracewright.test/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    ),
  )
  expect(answer).toMatchObject({ status: 501, error: 'not_configured' })
  expect(answer.message).toContain('https://idp.example')
})

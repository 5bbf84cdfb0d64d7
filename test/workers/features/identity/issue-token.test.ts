import { decodeJwt, decodeProtectedHeader } from 'jose'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refreshTokens, users } from '../../../../shared/db/tables/identity.ts'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { hashPassword, needsRehash } from '../../../../workers/features/identity/passwords.ts'
import { exchangeRefreshToken, startFamily } from '../../../../workers/features/identity/refresh-tokens.ts'
import { register } from '../../../../workers/features/identity/register.ts'
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
import { deploy, newContext } from '../../../support/context.ts'

const password = 'a long enough test password'

async function newAccount() {
  const email = `${crypto.randomUUID()}@example.com`
  const { userId } = await ask(register, { email, password, name: 'Ada' })
  return { userId, email }
}

test('a password gives an ES256 token of fifteen minutes that names the person and no organization', async () => {
  const { userId, email } = await newAccount()
  const answer = await ask(issueToken, { email, password })
  expect(answer).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 900,
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(decodeProtectedHeader(answer.access_token)).toEqual({
    alg: 'ES256',
    typ: 'at+jwt',
    kid: expect.any(String),
  })
  const claims = decodeJwt(answer.access_token)
  expect(claims).toMatchObject({ sub: userId, email, name: 'Ada', iss: base, aud: 'tracewright' })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900)
  expect(Object.keys(claims).filter((claim) => /org/i.test(claim))).toEqual([])
  expect(await ask(getSession, {}, { token: answer.access_token })).toMatchObject({ user: { userId, email } })
})

test('the address may be written in any case', async () => {
  const { email } = await newAccount()
  expect(await ask(issueToken, { email: email.toUpperCase(), password })).toMatchObject({
    token_type: 'Bearer',
  })
})

test('a wrong password and an unknown address get one and the same answer', async () => {
  const { email } = await newAccount()
  const wrong = await refusal(send(issueToken, { email, password: 'not the right password' }))
  const unknown = await refusal(send(issueToken, { email: `x${email}`, password }))
  expect(wrong).toMatchObject({ status: 401, error: 'identity.wrong_credentials' })
  expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' })
})

test('a person of an external issuer has no password, not even an empty one', async () => {
  const { userId, email } = await newAccount()
  const { db } = newContext().services
  await db.update(users).set({ passwordHash: null }).where(eq(users.userId, userId))
  expect((await send(issueToken, { email, password })).status).toBe(401)
})

test.each([
  [{ email: 'a@example.com' }, 'password'],
  [{ password }, 'email'],
  [{ refresh_token: 'x', email: 'a@example.com', password }, 'refresh_token'],
])('%j is neither a password nor a refresh token', async (given, path) => {
  await expectRefusal(send(issueToken, given), 400, { path })
})

test('a refresh token gives the next pair', async () => {
  const { userId, email } = await newAccount()
  const first = await ask(issueToken, { email, password })
  const second = await ask(issueToken, { refresh_token: first.refresh_token })
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(await ask(getSession, {}, { token: second.access_token })).toMatchObject({ user: { userId } })
  const third = await ask(issueToken, { refresh_token: second.refresh_token })
  expect(third.token_type).toBe('Bearer')
})

test('a refresh token that comes a second time ends every token of its sign-in', async () => {
  const { email } = await newAccount()
  const first = await ask(issueToken, { email, password })
  const other = await ask(issueToken, { email, password })
  const second = await ask(issueToken, { refresh_token: first.refresh_token })
  await expectRefusal(
    send(issueToken, { refresh_token: first.refresh_token }),
    401,
    'identity.invalid_refresh_token',
  )
  expect((await send(issueToken, { refresh_token: second.refresh_token })).status).toBe(401)
  expect((await send(issueToken, { refresh_token: other.refresh_token })).status).toBe(200)
})

test('of many exchanges of one token at once exactly one wins', async () => {
  const { email } = await newAccount()
  const { refresh_token } = await ask(issueToken, { email, password })
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(issueToken, { refresh_token })))
  expect(statusesOf(answers)).toEqual([200, 401, 401, 401, 401, 401, 401, 401])
})

test('refresh tokens are kept as hashes, live for thirty days, and a revoked or expired one gives nothing', async () => {
  const { userId } = await newAccount()
  const context = newContext()
  const { refreshToken } = await startFamily(context, { userId, signedOutAt: null })
  const rows = await context.services.db.select().from(refreshTokens).where(eq(refreshTokens.userId, userId))
  expect(JSON.stringify(rows)).not.toContain(refreshToken)
  const later = (days: number) => newContext({ now: () => Date.now() + days * 86_400_000 })
  await expect(exchangeRefreshToken(later(31), refreshToken)).rejects.toMatchObject({ status: 401 })
  const grant = await exchangeRefreshToken(later(29), refreshToken)
  expect(grant).toMatchObject({ userId })
})

test.each(['x', 'a'.repeat(43), "' OR 1=1 --"])('the refresh token %j is unknown', async (token) => {
  await expectRefusal(send(issueToken, { refresh_token: token }), 401, 'identity.invalid_refresh_token')
})

test('a password hash with older parameters is renewed when its owner signs in', async () => {
  const { userId, email } = await newAccount()
  const { db } = newContext().services
  const old = await hashPassword(password, { N: 1024, r: 8, p: 1 })
  await db.update(users).set({ passwordHash: old }).where(eq(users.userId, userId))
  await ask(issueToken, { email, password })
  const [row] = await db.select().from(users).where(eq(users.userId, userId))
  expect(row?.passwordHash).not.toBe(old)
  expect(needsRehash(row!.passwordHash!)).toBe(false)
  await ask(issueToken, { email, password })
})

test('failed sign-ins are limited per network address and e-mail; successes do not count', async () => {
  const { email } = await newAccount()
  const transport = deploy([issueToken], { SIGN_INS_PER_HOUR: '2' })
  const attempt = (given: object, address: string) =>
    send(issueToken, { email, password, ...given }, { transport, headers: { 'cf-connecting-ip': address } })
  const here = newAddress()
  const wrong = { password: 'wrong guess' }
  expect(await statusesInTurn(4, () => attempt({}, here))).toEqual([200, 200, 200, 200])
  expect(await statusesInTurn(2, () => attempt(wrong, here))).toEqual([401, 401])
  const limited = await attempt({ email: email.toUpperCase() }, here)
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await attempt({}, newAddress())).status).toBe(200)
  expect((await attempt({ email: `x${email}` }, here)).status).toBe(401)
})

test('one address cannot try a password on account after account', async () => {
  const transport = deploy([issueToken], { SIGN_INS_PER_IP_PER_HOUR: '3' })
  const here = newAddress()
  const guess = (address = here) => {
    const credentials = { email: `${crypto.randomUUID()}@example.com`, password: 'Password123!' }
    return send(issueToken, credentials, { transport, headers: { 'cf-connecting-ip': address } })
  }
  expect(await statusesInTurn(4, () => guess())).toEqual([401, 401, 401, 429])
  expect((await guess(newAddress())).status).toBe(401)
})

test('without the secret nothing is signed, a sentence says why, and no refresh token is used up', async () => {
  const { email } = await newAccount()
  const { refresh_token } = await ask(issueToken, { email, password })
  const transport = deploy([issueToken], { LOCAL: 'false', KEY_ENCRYPTION_SECRET: '' })
  await expectRefusal(send(issueToken, { refresh_token }, { transport }), 501, {
    error: 'not_configured',
    message: expect.stringContaining('KEY_ENCRYPTION_SECRET'),
  })
  await ask(issueToken, { refresh_token })
})

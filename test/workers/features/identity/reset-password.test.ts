import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../../shared/db/tables/identity.ts'
import { forgotPassword } from '../../../../workers/features/identity/forgot-password.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { newMailedToken } from '../../../../workers/features/identity/mailed-tokens.ts'
import { resetPassword } from '../../../../workers/features/identity/reset-password.ts'
import { signOut } from '../../../../workers/features/identity/sign-out.ts'
import { verifyEmail } from '../../../../workers/features/identity/verify-email.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, expectRefusal, newAddress, refusal, send, statusesInTurn } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newPerson, password } from '../../../support/people.ts'
import { deployWithMail } from '../../../support/postbox.ts'

const newPassword = 'another long enough password'
const context = newContext()
const linkFor = (userId: string) => newMailedToken(context, userId, 'password-reset')

const userOf = async (userId: string) =>
  (await context.services.db.select().from(users).where(eq(users.userId, userId)))[0]

const invalid = { status: 400, error: 'identity.invalid_link' }

test('a mailed link gives a new password, ends every sign-in, and proves the address', async () => {
  const person = await newPerson()
  const { userId, email } = person
  const { transport, tokenTo, to } = deployWithMail([forgotPassword, resetPassword])
  const browser = newBrowser()
  await browser.signIn({ email, password })
  const pair = await ask(issueToken, { email, password })
  await send(forgotPassword, { email }, { transport })
  const token = await tokenTo(email)
  expect(await ask(resetPassword, { token, newPassword }, { transport })).toEqual({ changed: true })
  expect(await (await browser.go('/api/auth/session')).json()).toEqual({ user: null })
  for (const each of [person.token, pair.access_token])
    expect((await send(listOrganizations, {}, { token: each })).status).toBe(401)
  expect((await send(issueToken, { refresh_token: pair.refresh_token })).status).toBe(401)
  expect((await send(issueToken, { email, password })).status).toBe(401)
  const next = await ask(issueToken, { email, password: newPassword })
  expect((await send(listOrganizations, {}, { token: next.access_token })).status).toBe(200)
  expect((await userOf(userId))?.emailVerifiedAt).toBeGreaterThan(0)
  expect((await to(email, 2))[1]?.subject).toBe('Your password was changed')
})

test('a link from before a sign-out everywhere gives nobody a new password', async () => {
  const { userId, token: bearer } = await newPerson()
  const [token, before] = [await linkFor(userId), await userOf(userId)]
  await ask(signOut, { everywhere: true }, { token: bearer })
  await expectRefusal(send(resetPassword, { token, newPassword }), invalid.status, invalid.error)
  expect((await userOf(userId))?.passwordHash).toBe(before?.passwordHash)
})

test('of many uses of one link at once exactly one wins, and a used one is good for nothing', async () => {
  const { userId, email } = await newPerson()
  const token = await linkFor(userId)
  const passwords = [1, 2, 3, 4].map((n) => `a long enough password ${n}`)
  const answers = await Promise.all(
    passwords.map((each) => send(resetPassword, { token, newPassword: each })),
  )
  const won = answers.map(({ status }) => status === 200)
  expect(won.filter(Boolean)).toHaveLength(1)
  await ask(issueToken, { email, password: passwords[won.indexOf(true)] ?? '' })
  expect(await refusal(send(resetPassword, { token, newPassword }))).toMatchObject(invalid)
})

test('a link that is replaced, expired, of another kind, or made up is refused, and changes nothing', async () => {
  const { userId, email } = await newPerson()
  const replaced = await linkFor(userId)
  await linkFor(userId)
  const hourAgo = newContext({ now: () => Date.now() - 3_600_001 })
  const other = await newPerson()
  const expired = await newMailedToken(hourAgo, other.userId, 'password-reset')
  const foreign = await newMailedToken(context, userId, 'email-verification')
  for (const token of [replaced, expired, foreign, 'x', 'a'.repeat(43), "' OR 1=1 --"])
    expect(await refusal(send(resetPassword, { token, newPassword }))).toMatchObject(invalid)
  const { access_token: bearer } = await ask(issueToken, { email, password })
  expect(await ask(verifyEmail, { token: foreign }, { token: bearer })).toEqual({ emailVerified: true })
})

test('a password that is too weak is refused with a reason, and the link stays good', async () => {
  const { userId } = await newPerson()
  const token = await linkFor(userId)
  await expectRefusal(send(resetPassword, { token, newPassword: 'password1' }), 400, { path: 'newPassword' })
  expect(await ask(resetPassword, { token, newPassword })).toEqual({ changed: true })
})

test('guesses of links are limited per network address', async () => {
  const transport = deploy([resetPassword, verifyEmail], { SIGN_INS_PER_IP_PER_HOUR: '2' })
  const headers = { 'cf-connecting-ip': newAddress() }
  const { token } = await newPerson()
  const sending = { transport, headers, token }
  const reset = () => send(resetPassword, { token: 'x', newPassword }, sending)
  const guesses = [reset, () => send(verifyEmail, { token: 'x' }, sending), reset]
  expect(await statusesInTurn(3, (nth) => guesses[nth]!())).toEqual([400, 400, 429])
})

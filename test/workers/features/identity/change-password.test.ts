import { expect, test } from 'vitest'
import { changePassword } from '../../../../workers/features/identity/change-password.ts'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { newMailedToken } from '../../../../workers/features/identity/mailed-tokens.ts'
import { resetPassword } from '../../../../workers/features/identity/reset-password.ts'
import { listOrganizations } from '../../../../workers/features/organizations/list-organizations.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newPerson, password } from '../../../support/people.ts'

const newPassword = 'another long enough password'
const change = { currentPassword: password, newPassword }
const path = '/api/auth/password'

const statusBy = async (token: string) => (await send(listOrganizations, {}, { token })).status
const emailIn = async (browser: ReturnType<typeof newBrowser>) =>
  (await (await browser.go('/api/auth/session')).json<{ user: { email: string } | null }>()).user?.email

test('a bearer client goes on with the tokens of the answer, and everything else ends', async () => {
  const person = await newPerson()
  const { email } = person
  const browser = newBrowser()
  await browser.signIn({ email, password })
  const [asking, other] = [
    await ask(issueToken, { email, password }),
    await ask(issueToken, { email, password }),
  ]
  const link = await newMailedToken(newContext(), person.userId, 'password-reset')
  const answer = await ask(changePassword, change, { token: asking.access_token })
  expect(answer).toEqual({
    changed: true,
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 900,
    refresh_token: expect.any(String),
  })
  expect(await statusBy(answer.access_token ?? '')).toBe(200)
  for (const token of [person.token, asking.access_token, other.access_token])
    expect(await statusBy(token)).toBe(401)
  for (const { refresh_token } of [asking, other])
    expect((await send(issueToken, { refresh_token })).status).toBe(401)
  expect(await emailIn(browser)).toBeUndefined()
  expect((await send(resetPassword, { token: link, newPassword })).status).toBe(400)
  expect((await send(issueToken, { email, password })).status).toBe(401)
  expect((await send(issueToken, { refresh_token: answer.refresh_token })).status).toBe(200)
})

test('a browser goes on with a new cookie, and a copy of the old one is worth nothing', async () => {
  const { email } = await newPerson()
  const [browser, other, thief] = [newBrowser(), newBrowser(), newBrowser()]
  await browser.signIn({ email, password })
  await other.signIn({ email, password })
  thief.cookies.set('tracewright_session', browser.cookies.get('tracewright_session') ?? '')
  const response = await browser.go(path, { method: 'POST', json: change })
  expect(await response.json()).toEqual({ changed: true })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^tracewright_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/),
    expect.stringMatching(/^tracewright_device=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/),
  ])
  expect(await emailIn(browser)).toBe(email)
  expect([await emailIn(other), await emailIn(thief)]).toEqual([undefined, undefined])
})

test('a wrong current password is refused, changes nothing, and cannot be guessed on', async () => {
  const { email, token } = await newPerson()
  const transport = deploy([changePassword], { SIGN_INS_PER_HOUR: '2' })
  const guess = (currentPassword: string) =>
    send(changePassword, { currentPassword, newPassword }, { token, transport })
  for (let i = 0; i < 2; i++)
    await expectRefusal(guess('not the right password'), 403, 'identity.wrong_password')
  await expectRefusal(guess(password), 429, 'rate_limited')
  expect(await statusBy(token)).toBe(200)
  expect((await ask(issueToken, { email, password })).token_type).toBe('Bearer')
})

test('of many changes at once exactly one wins, and its password counts', async () => {
  const { email, token } = await newPerson()
  const passwords = [1, 2, 3, 4].map((n) => `a long enough password ${n}`)
  const answers = await Promise.all(
    passwords.map((each) =>
      send(changePassword, { currentPassword: password, newPassword: each }, { token }),
    ),
  )
  const won = answers.map(({ status }) => status === 200)
  expect(won.filter(Boolean)).toHaveLength(1)
  await ask(issueToken, { email, password: passwords[won.indexOf(true)] ?? '' })
})

test.each(['short', 'password1', 'x'.repeat(1025)])(
  'the new password %j is refused with a reason',
  async (weak) => {
    const { token } = await newPerson()
    await expectRefusal(send(changePassword, { ...change, newPassword: weak }, { token }), 400, {
      path: 'newPassword',
    })
  },
)

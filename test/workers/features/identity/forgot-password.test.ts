import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailedTokens } from '../../../../shared/db/tables/identity.ts'
import { forgotPassword } from '../../../../workers/features/identity/forgot-password.ts'
import { resetPassword } from '../../../../workers/features/identity/reset-password.ts'
import { base, expectRefusal, newAddress, refusal, send, statusesInTurn } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newPerson } from '../../../support/people.ts'
import { deployWithMail } from '../../../support/postbox.ts'

const { db } = newContext().services
const rowsOf = (userId: string) => db.select().from(mailedTokens).where(eq(mailedTokens.userId, userId))

const { transport, mails, to, tokenTo } = deployWithMail([forgotPassword])

test('the link goes to the address of the account, lasts an hour, and is kept as a hash', async () => {
  const { userId, email } = await newPerson()
  const response = await send(forgotPassword, { email: email.toUpperCase() }, { transport })
  expect([response.status, await response.json()]).toEqual([202, { accepted: true }])
  const [mail] = await to(email)
  expect(mail).toMatchObject({ from: 'no-reply@tracewright.test', subject: 'Choose a new password' })
  expect(mail?.text).toMatch(new RegExp(`^${base}/reset-password#token=[\\w-]{43}$`, 'm'))
  const [row, ...others] = await rowsOf(userId)
  expect(others).toEqual([])
  expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(3_600_000)
  expect(JSON.stringify(row)).not.toContain(await tokenTo(email))
})

test('the link leads to the address of the deployment, whatever host is asked for it', async () => {
  const vars = { PUBLIC_ORIGIN: 'https://app.example' }
  const box = deployWithMail([forgotPassword], vars)
  const { email } = await newPerson()
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const evil = (request: Request) =>
    box.transport(new Request(request.url.replace(base, 'https://evil.example'), request))
  await send(forgotPassword, { email }, { transport: evil, headers })
  const [mail] = await box.to(email)
  expect(mail?.text).toMatch(/^https:\/\/app\.example\/reset-password#token=/m)
  expect(mail?.text).not.toContain('evil.example')
})

test('a deployment that does not know its address mails no links, and says so', async () => {
  const box = deployWithMail([forgotPassword], { PUBLIC_ORIGIN: '' })
  const { email } = await newPerson()
  await expectRefusal(send(forgotPassword, { email }, { transport: box.transport }), 501, {
    error: 'not_configured',
    message: expect.stringContaining('PUBLIC_ORIGIN'),
  })
})

test('nobody learns whether an address has an account: the answers are one and the same, and mail follows only for one', async () => {
  const { email } = await newPerson()
  const nobody = `${crypto.randomUUID()}@example.com`
  const answers = []
  for (const each of [email, nobody, 'no address']) {
    const response = await send(forgotPassword, { email: each }, { transport })
    const headers = Object.fromEntries(response.headers)
    for (const name of ['x-request-id', 'server-timing']) delete headers[name]
    answers.push([response.status, await response.text(), headers])
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  await to(email)
  expect(mails.filter((mail) => mail.to !== email && mail.to === nobody)).toEqual([])
})

test('the answer waits for no mail, and a mail that fails changes nothing', async () => {
  const { email } = await newPerson()
  const outcomes = [() => new Promise(() => {}), () => Promise.reject(new Error(`cannot reach ${email}`))]
  for (const outcome of outcomes) {
    const vars = { MAIL_FROM: 'a@b.example', EMAIL: { send: outcome } }
    const slow = deploy([forgotPassword], vars as unknown as Record<string, string>)
    expect((await send(forgotPassword, { email }, { transport: slow })).status).toBe(202)
  }
})

test('a newer link replaces older ones, also when several are asked for at once', async () => {
  const { userId, email } = await newPerson()
  await Promise.all(Array.from({ length: 4 }, () => send(forgotPassword, { email }, { transport })))
  await to(email, 4)
  expect(await rowsOf(userId)).toHaveLength(1)
})

test('mails to one account are limited wherever the wish comes from, for unknown addresses as well', async () => {
  const box = deployWithMail([forgotPassword], { MAILS_PER_HOUR: '2' })
  const { email } = await newPerson()
  for (const address of [email, `${crypto.randomUUID()}@example.com`]) {
    const attempt = () => send(forgotPassword, { email: address }, { transport: box.transport })
    expect(await statusesInTurn(3, attempt)).toEqual([202, 202, 429])
  }
  await box.to(email, 2)
})

test('one network address has no mails sent to account after account', async () => {
  const box = deployWithMail([forgotPassword], { MAILS_PER_IP_PER_HOUR: '2' })
  const headers = { 'cf-connecting-ip': newAddress() }
  const attempt = () =>
    send(forgotPassword, { email: `${crypto.randomUUID()}@example.com` }, { ...box, headers })
  expect(await statusesInTurn(3, attempt)).toEqual([202, 202, 429])
})

test('without mail, and with another identity provider, the answer says so, for every address alike', async () => {
  const { email } = await newPerson()
  const bare = deploy([forgotPassword], { LOCAL: 'false', KEY_ENCRYPTION_SECRET: 'a secret of this test' })
  for (const each of [email, `x${email}`]) {
    const answer = await refusal(send(forgotPassword, { email: each }, { transport: bare }))
    expect(answer).toMatchObject({ status: 501, error: 'not_configured' })
    expect(answer.message).toContain('MAIL_FROM')
  }
  const vars = { AUTH_ISSUER: 'https://idp.example', AUTH_JWKS_URL: 'https://idp.example/jwks' }
  const { transport: other } = deployWithMail([forgotPassword, resetPassword], vars)
  for (const response of [
    send(forgotPassword, { email }, { transport: other }),
    send(resetPassword, { token: 'x', newPassword: 'a long enough password' }, { transport: other }),
  ]) {
    const message = expect.stringContaining('https://idp.example')
    await expectRefusal(response, 501, { error: 'not_configured', message })
  }
})

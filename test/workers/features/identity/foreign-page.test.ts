import { describe, expect, test } from 'vitest'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, base, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'

const password = 'a long enough test password'
const newEmail = () => `${crypto.randomUUID()}@example.com`
const refused = { status: 403, error: 'identity.foreign_page' }

const at = (vars: Record<string, string>, path: string, origin: string, json: object) =>
  deploy(
    [issueToken, register],
    vars,
  )(
    new Request(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(json),
    }),
  )

describe.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
])('a page of somebody else on a machine where this runs: %j', (headers) => {
  test('registers nobody', async () => {
    const account = { email: newEmail(), password }
    expect(await refusal(send(register, account, { headers }))).toMatchObject(refused)
    expect(await refusal(send(issueToken, account))).toMatchObject({ status: 401 })
  })

  test('signs nobody in, whether it knows the password or not', async () => {
    const account = { email: newEmail(), password }
    await ask(register, account)
    for (const given of [account, { ...account, password: 'another long password' }])
      expect(await refusal(send(issueToken, given, { headers }))).toMatchObject(refused)
    const browser = newBrowser()
    const form = { csrfToken: await browser.csrfToken(), ...account }
    const path = '/api/auth/callback/credentials'
    expect(await refusal(browser.go(path, { method: 'POST', form, headers }))).toMatchObject(refused)
    expect(await ask(issueToken, account)).toMatchObject({ token_type: 'Bearer' })
  })
})

test('pages whose origin the operator named register and sign in, and so do those of any in a deployment', async () => {
  const origin = 'https://front.example'
  const deployments: Record<string, string>[] = [
    { ALLOWED_ORIGINS: origin },
    { LOCAL: 'false', KEY_ENCRYPTION_SECRET: 'a secret of a deployment' },
  ]
  for (const vars of deployments) {
    const account = { email: newEmail(), password }
    expect((await at(vars, '/api/auth/register', origin, account)).status).toBe(201)
  }
  const account = { email: newEmail(), password }
  await ask(register, account)
  expect((await at({ ALLOWED_ORIGINS: origin }, '/api/auth/token', origin, account)).status).toBe(200)
})

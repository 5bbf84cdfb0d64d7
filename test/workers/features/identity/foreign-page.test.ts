import { describe, expect, test } from 'vitest'
import { issueToken } from '../../../../workers/features/identity/issue-token.ts'
import { register } from '../../../../workers/features/identity/register.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'

const newAccount = () => ({
  email: `${crypto.randomUUID()}@example.com`,
  password: 'a long enough test password',
})

const refused = { status: 403, error: 'identity.foreign_page' }

describe.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
])('a page of somebody else on a machine where this runs: %j', (headers) => {
  test('registers nobody', async () => {
    const account = newAccount()
    expect(await refusal(send(register, account, { headers }))).toMatchObject(refused)
    await expectRefusal(send(issueToken, account), 401)
  })

  test('signs nobody in, whether it knows the password or not', async () => {
    const account = newAccount()
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
  const headers = { origin: 'https://front.example' }
  const at = (vars: Record<string, string>) => ({ headers, transport: deploy([issueToken, register], vars) })
  const named = at({ ALLOWED_ORIGINS: headers.origin })
  const deployed = at({ LOCAL: 'false', KEY_ENCRYPTION_SECRET: 'a secret of a deployment' })
  const account = newAccount()
  await ask(register, newAccount(), deployed)
  await ask(register, account, named)
  await ask(issueToken, account, named)
})

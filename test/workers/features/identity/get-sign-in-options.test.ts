import { afterEach, expect, test, vi } from 'vitest'
import { getSignInOptions } from '../../../../workers/features/identity/get-sign-in-options.ts'
import { ask } from '../../../support/client.ts'
import { newRedirectingIssuer } from '../../../support/redirecting-issuer.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('with the embedded provider people sign in by password', async () => {
  expect(await ask(getSignInOptions, {})).toEqual({ passwords: true, issuer: null, redirect: null })
})

test('with another issuer they are sent there by its name, once it knows us', async () => {
  const { issuer, visitor } = await newRedirectingIssuer()
  const told = async (somebody: ReturnType<typeof visitor>) => (await somebody.go('/api/auth/options')).json()
  expect(await told(visitor())).toEqual({
    passwords: false,
    issuer,
    redirect: { name: new URL(issuer).host, url: '/api/auth/authorize' },
  })
  const unknown = await newRedirectingIssuer({ AUTH_CLIENT_ID: '' })
  expect(await told(unknown.visitor())).toEqual({ passwords: false, issuer: unknown.issuer, redirect: null })
})

import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { getKeySet } from '../../../../workers/features/identity/get-key-set.ts'
import { operations } from '../../../../workers/features/identity/operations.ts'
import { newPerson } from '../../../support/people.ts'
import { ask, base, expectRefusal, fetchApi } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'

const url = `${base}/.well-known/jwks.json`

test('anyone can check our tokens with the published keys alone', async () => {
  const { token, userId } = await newPerson()
  const keys = createLocalJWKSet((await ask(getKeySet, {})) as never)
  const { payload } = await jwtVerify(token, keys, {
    issuer: base,
    audience: 'tracewright',
    algorithms: ['ES256'],
  })
  expect(payload.sub).toBe(userId)
})

test('the answer may be cached for five minutes and has no private part', async () => {
  const response = await fetchApi(new Request(url))
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const { keys } = (await response.json()) as { keys: Record<string, string>[] }
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) {
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) })
    expect(key).not.toHaveProperty('d')
  }
})

test('a deployment with another identity provider publishes no keys of its own', async () => {
  const fetch = deploy(operations, {
    AUTH_ISSUER: 'https://idp.example',
    AUTH_JWKS_URL: 'https://idp.example/jwks',
  })
  await expectRefusal(fetch(new Request(url)), 501, 'not_configured')
})

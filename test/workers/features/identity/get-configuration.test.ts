import { expect, test } from 'vitest'
import { getConfiguration } from '../../../../workers/features/identity/get-configuration.ts'
import { operations } from '../../../../workers/features/identity/operations.ts'
import { ask, base, expectRefusal, fetchApi, refusal } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'

test('the metadata names this host as the issuer, and every address in it answers', async () => {
  const metadata = await ask(getConfiguration, {})
  expect(metadata).toMatchObject({ issuer: base, id_token_signing_alg_values_supported: ['ES256'] })
  expect((await fetchApi(new Request(metadata.jwks_uri))).status).toBe(200)
  const token = await fetchApi(new Request(metadata.token_endpoint, { method: 'POST' }))
  await expectRefusal(token, 400, 'validation_failed')
})

test('a deployment with another identity provider points there', async () => {
  const fetch = deploy(operations, {
    AUTH_ISSUER: 'https://idp.example',
    AUTH_JWKS_URL: 'https://idp.example/jwks',
  })
  const answer = await refusal(fetch(new Request(`${base}/.well-known/openid-configuration`)))
  expect(answer).toMatchObject({ status: 501, error: 'not_configured' })
  expect(answer.message).toContain('https://idp.example')
})

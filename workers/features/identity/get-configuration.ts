import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { embeddedIssuer, requireEmbeddedProvider } from './issuer.ts'

/** Metadata of RFC 8414 under the name that OpenID clients look for; there is no authorization endpoint. */
export const getConfiguration = defineOperation({
  id: 'identity.getConfiguration',
  route: 'GET /.well-known/openid-configuration',
  summary: 'Get the metadata of the embedded identity provider',
  access: 'public',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      issuer: z.string(),
      jwks_uri: z.string(),
      token_endpoint: z.string(),
      response_types_supported: z.array(z.string()),
      grant_types_supported: z.array(z.string()),
      subject_types_supported: z.array(z.string()),
      token_endpoint_auth_methods_supported: z.array(z.string()),
      id_token_signing_alg_values_supported: z.array(z.string()),
      claims_supported: z.array(z.string()),
    }),
  errors: [notConfigured],
  run(context) {
    const { origin, services, responseHeaders } = context
    requireEmbeddedProvider(services.settings)
    responseHeaders['Cache-Control'] = 'public, max-age=300'
    return {
      issuer: embeddedIssuer(context),
      jwks_uri: `${origin}/.well-known/jwks.json`,
      token_endpoint: `${origin}/api/auth/token`,
      response_types_supported: [],
      grant_types_supported: ['password', 'refresh_token'],
      subject_types_supported: ['public'],
      token_endpoint_auth_methods_supported: ['none'],
      id_token_signing_alg_values_supported: ['ES256'],
      claims_supported: ['sub', 'email', 'name', 'iss', 'aud', 'exp', 'iat', 'iat_ms', 'jti', 'sid'],
    }
  },
})

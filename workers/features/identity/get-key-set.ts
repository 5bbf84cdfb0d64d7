import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { requireEmbeddedProvider } from './issuer.ts'
import { publicJwks } from './signing-keys.ts'

export const getKeySet = defineOperation({
  id: 'identity.getKeySet',
  route: 'GET /.well-known/jwks.json',
  summary: 'Get the public keys that access tokens are signed with',
  access: 'public',
  effect: 'read',
  input: () => ({}),
  output: () => z.object({ keys: z.array(z.record(z.string(), z.string())) }),
  errors: [notConfigured],
  async run(context) {
    requireEmbeddedProvider(context.services.settings)
    const keys = await publicJwks(context)
    context.responseHeaders['Cache-Control'] = 'public, max-age=300'
    return { keys: keys as Record<string, string>[] }
  },
})

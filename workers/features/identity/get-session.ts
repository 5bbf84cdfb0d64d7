import { z } from 'zod'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { KeyCredential } from './access-keys.ts'
import { findCredential, findKey } from './authenticate.ts'
import { currentOrganizationId } from './current-organization.ts'
import { UserView } from './schemas.ts'

export const getSession = defineOperation({
  id: 'identity.getSession',
  route: 'GET /api/auth/session',
  summary: 'Say who is signed in',
  description:
    'With an access key, `user` is null and `key` says which one it is. Without a valid token, key or session cookie, `user` is null and nothing else is answered.',
  access: 'public',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      user: UserView().nullable(),
      key: z
        .object({ keyId: z.uuid(), name: z.string(), scopes: z.array(z.enum(['read', 'write'])) })
        .optional()
        .describe('The access key that was shown in place of a person'),
      organizationId: z
        .string()
        .nullable()
        .optional()
        .describe('The organization that requests work in when they name none'),
      emailVerified: z.boolean().optional().describe('The person has proved that the address is theirs'),
      expiresAt: z.iso.datetime().optional(),
    }),
  async run(context, _input, request) {
    const key = await unlessRefused(findKey(context, request))
    if (key) return keyView(key)
    const credential = await unlessRefused(findCredential(context, request))
    if (!credential) return { user: null }
    const { userId, email, name } = credential.actor
    context.actor = credential.actor
    return {
      user: { userId, email, name },
      organizationId: await currentOrganizationId(context),
      emailVerified: credential.emailVerified,
      expiresAt: iso(credential.expiresAt),
    }
  },
})

const keyView = ({ actor: { keyId, organizationId }, name, scopes, expiresAt }: KeyCredential) => ({
  user: null,
  key: { keyId, name, scopes },
  organizationId,
  ...(expiresAt !== null && { expiresAt: iso(expiresAt) }),
})

/** Null for a credential that does not hold: whoever asks who they are is told "nobody", and not refused. */
const unlessRefused = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (isServiceError(error) && error.status === 401) return null
    throw error
  })

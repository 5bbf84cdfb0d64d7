import { z } from 'zod'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { findCredential } from './authenticate.ts'
import { currentOrganizationId } from './current-organization.ts'
import { UserView } from './schemas.ts'

export const getSession = defineOperation({
  id: 'identity.getSession',
  route: 'GET /api/auth/session',
  summary: 'Say who is signed in',
  description: 'Without a valid token or session cookie, `user` is null and nothing else is answered.',
  access: 'public',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      user: UserView().nullable(),
      organizationId: z
        .string()
        .nullable()
        .optional()
        .describe('The organization that requests work in when they name none'),
      emailVerified: z.boolean().optional().describe('The person has proved that the address is theirs'),
      expiresAt: z.iso.datetime().optional(),
    }),
  async run(context, _input, request) {
    const credential = await findCredential(context, request).catch((error: unknown) => {
      if (isServiceError(error) && error.status === 401) return null
      throw error
    })
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

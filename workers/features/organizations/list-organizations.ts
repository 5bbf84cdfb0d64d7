import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { Organization } from './schemas.ts'
import { organizationsOf } from './store.ts'

export const listOrganizations = defineOperation({
  id: 'organizations.list',
  route: 'GET /api/organizations',
  summary: 'List the organizations you belong to, newest first',
  access: 'user',
  effect: 'read',
  input: () => ({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.uuid().optional(),
  }),
  output: () => z.object({ organizations: z.array(Organization()), nextCursor: z.string().nullable() }),
  mcp: 'direct',
  async run(context, { limit, cursor }) {
    const found = await organizationsOf(context, { limit: limit + 1, before: cursor })
    const organizations = found.slice(0, limit)
    const nextCursor = found.length > limit ? (organizations.at(-1)?.organizationId ?? null) : null
    return { organizations, nextCursor }
  },
})

import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { Organization } from './schemas.ts'
import { newest, organizationsOf, viewOf } from './store.ts'

export const listOrganizations = defineOperation({
  id: 'organizations.list',
  route: 'GET /api/organizations',
  summary: 'List the organizations you belong to, newest first',
  access: 'user',
  effect: 'read',
  input: pageFields,
  output: () => z.object({ organizations: z.array(Organization()), nextCursor: z.string().nullable() }),
  mcp: 'direct',
  async run(context, { limit, cursor }) {
    const rows = await organizationsOf(context, { limit: limit + 1, cursor })
    const organizations = rows.map(({ organization, role }) => ({ ...organization, role }))
    const { items, nextCursor } = newest.page(organizations, limit)
    return { organizations: items.map(({ role, ...row }) => viewOf(row, role)), nextCursor }
  },
})

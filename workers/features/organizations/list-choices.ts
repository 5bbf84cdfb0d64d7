import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { currentOrganizationId } from '../identity/index.ts'
import { Organization } from './schemas.ts'
import { organizationsOf, viewOf } from './store.ts'

const mostChoices = 200

export const listChoices = defineOperation({
  id: 'organizations.listChoices',
  route: 'GET /api/organizations/list',
  summary: 'List the organizations to switch between, and say which one is current',
  access: 'user',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({ organizations: z.array(Organization()), currentOrganizationId: z.string().nullable() }),
  mcp: 'listed',
  async run(context) {
    const organizations = await organizationsOf(context, { limit: mostChoices })
    return {
      organizations: organizations.map(viewOf),
      currentOrganizationId: await currentOrganizationId(context),
    }
  },
})

import { z } from 'zod'
import { ownSources, roles } from '../../../shared/kernel/roles.ts'
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
    z.object({
      organizations: z.array(
        Organization()
          .extend({
            role: z.enum(roles).describe('Your role in it'),
            isChosen: z
              .boolean()
              .describe('False where others have added you, and you have not chosen to work there yet'),
          })
          .meta({ id: 'OrganizationChoice' }),
      ),
      currentOrganizationId: z.string().nullable(),
    }),
  mcp: 'listed',
  async run(context) {
    const [choices, current] = await Promise.all([
      organizationsOf(context, { limit: mostChoices }),
      currentOrganizationId(context),
    ])
    return {
      organizations: choices.map(({ organization, role, source }) => ({
        ...viewOf(organization, role),
        role,
        isChosen: ownSources.includes(source),
      })),
      currentOrganizationId: current,
    }
  },
})

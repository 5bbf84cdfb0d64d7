import { z } from 'zod'
import { type Role, roles } from '../../../shared/kernel/access.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { currentOrganizationId } from '../identity/index.ts'
import { Organization } from './schemas.ts'
import { organizationsOf, personOf, viewOf } from './store.ts'

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
          .extend({ role: z.enum(roles).describe('Your role in it') })
          .meta({ id: 'OrganizationChoice' }),
      ),
      currentOrganizationId: z.string().nullable(),
    }),
  mcp: 'listed',
  async run(context) {
    const [organizations, roleIn] = await Promise.all([
      organizationsOf(context, { limit: mostChoices }),
      rolesOf(context),
    ])
    return {
      // Who was removed between the two reads has no role, and no choice either.
      organizations: organizations.flatMap((row) => {
        const role = roleIn.get(row.organizationId)
        return role ? [{ ...viewOf(row), role }] : []
      }),
      currentOrganizationId: await currentOrganizationId(context),
    }
  },
})

async function rolesOf(context: Context): Promise<ReadonlyMap<string, Role>> {
  const { actor, services } = context
  if (actor.kind === 'key') return new Map([[actor.organizationId, actor.role]])
  const memberships = await services.memberships.ofUser(personOf(context).userId)
  return new Map(memberships.map(({ organizationId, role }) => [organizationId, role]))
}

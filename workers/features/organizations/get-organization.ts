import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { inOrganization } from './access.ts'
import { organizationNotFound } from './errors.ts'
import { Organization } from './schemas.ts'
import { readOrganization, viewOf } from './store.ts'

export const getOrganization = defineOperation({
  id: 'organizations.get',
  route: 'GET /api/organizations/{organizationId}',
  summary: 'Get an organization with the settings it works with',
  description: 'The billing address is shown to owners and admins, the limits of the plan to owners.',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid() }),
  output: Organization,
  errors: [organizationNotFound],
  mcp: 'listed',
  run: async (context) => viewOf(await readOrganization(context), tenantOf(context).role),
})

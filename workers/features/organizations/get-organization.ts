import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization } from './access.ts'
import { organizationNotFound } from './errors.ts'
import { Organization } from './schemas.ts'
import { readOrganization, viewOf } from './store.ts'

export const getOrganization = defineOperation({
  id: 'organizations.get',
  route: 'GET /api/organizations/{organizationId}',
  summary: 'Get an organization with the settings it works with',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid() }),
  output: Organization,
  errors: [organizationNotFound],
  mcp: 'direct',
  run: async (context) => viewOf(await readOrganization(context)),
})

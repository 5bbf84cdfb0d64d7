import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { AccessKey } from './schemas.ts'
import { keysOf } from './store.ts'

export const listAccessKeys = defineOperation({
  id: 'accessKeys.list',
  route: 'GET /api/organizations/{organizationId}/access-keys',
  summary: "List an organization's access keys, newest first, without their secrets",
  access: inOrganization('admin'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), ...pageFields() }),
  output: () => z.object({ accessKeys: z.array(AccessKey()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  run: (context, { limit, cursor }) => keysOf(context, { limit, cursor }),
})

import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { ReceivedShares } from './schemas.ts'
import { receivedShares } from './store.ts'

export const listReceived = defineOperation({
  id: 'sharing.listReceived',
  route: 'GET /api/organizations/{organizationId}/received-shares',
  summary: 'List the knowledge bases that other organizations offer to an organization or share with it',
  description: 'Offers come first, and wait for an admin to accept or decline them.',
  access: inOrganization('admin'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid() }),
  output: ReceivedShares,
  errors: [organizationNotFound],
  mcp: 'listed',
  run: async (context) => ({ shares: await receivedShares(context) }),
})

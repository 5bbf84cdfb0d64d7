import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { notRegistered } from './access.ts'
import { DriveConnection } from './schemas.ts'
import { connectionOf, findConnection } from './store.ts'

export const getConnection = defineOperation({
  id: 'drive.getConnection',
  route: 'GET /api/organizations/{organizationId}/drive',
  summary: 'Get the drive that is connected to an organization',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid() }),
  output: DriveConnection,
  errors: [organizationNotFound],
  mcp: 'listed',
  async run(context, { organizationId }) {
    const row = await findConnection(context, organizationId)
    if (context.services.drive) return connectionOf(row)
    return { ...connectionOf(row), status: 'unavailable' as const, error: notRegistered }
  },
})

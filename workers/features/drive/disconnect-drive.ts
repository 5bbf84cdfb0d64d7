import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { driveConnections } from '../../../shared/db/tables/drive.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { requireDrive } from './access.ts'
import { giveBack } from './connect.ts'
import { driveNotConnected } from './errors.ts'
import { stopFolders } from './lose-connection.ts'
import { findConnection } from './store.ts'

export const disconnectDrive = defineOperation({
  id: 'drive.disconnect',
  route: 'DELETE /api/organizations/{organizationId}/drive',
  summary: 'Disconnect the drive of an organization',
  description:
    'What was kept of the access is deleted here and given back to the vendor. Folders are synced no more; what they have brought stays in its knowledge bases until the folder is removed there.',
  access: inOrganization('admin'),
  effect: 'destroy',
  input: () => ({ organizationId: z.uuid() }),
  output: () =>
    z.object({
      disconnected: z.literal(true),
      revoked: z
        .boolean()
        .describe(
          'Whether the vendor took the access back. If not, take it away in the settings of the account',
        ),
    }),
  errors: [organizationNotFound, notConfigured, driveNotConnected],
  openWorld: true,
  async run(context, { organizationId }) {
    requireDrive(context)
    const row = await findConnection(context, organizationId)
    if (!row) throw driveNotConnected()
    const { db } = context.services
    const ofOrganization = eq(driveConnections.organizationId, organizationId)
    const exists = sql`exists (select 1 from ${driveConnections} where ${ofOrganization})`
    const guards = [stillAllowed(context), { condition: exists, refusal: driveNotConnected }]
    const note = {
      resource: 'drive',
      resourceId: organizationId,
      summary: `Disconnected the drive of ${row.account}`,
    }
    await commit(context, { organizationId, action: 'drive.disconnect', ...note, guards }, [
      ...stopFolders(context, organizationId),
      db.delete(driveConnections).where(ofOrganization),
    ])
    return { disconnected: true as const, revoked: row.error !== null || (await giveBack(context, row)) }
  },
})

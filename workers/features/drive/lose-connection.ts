import { and, eq, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { driveConnections, driveFolders, stoppedFolder } from '../../../shared/db/tables/drive.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { driveDisconnected } from './errors.ts'
import { type ConnectionRow, foldersOfOrganization } from './store.ts'

/**
 * Takes down that the vendor lets us in no more: what was kept of the access is deleted, and every folder says so. Files stay in their bases. Does nothing
 * where somebody has connected a drive anew meanwhile.
 */
export async function loseConnection(
  context: Context,
  { organizationId, sealedRefreshToken, account }: ConnectionRow,
): Promise<void> {
  const { db } = context.services
  const isStill = and(
    eq(driveConnections.organizationId, organizationId),
    eq(driveConnections.sealedRefreshToken, sealedRefreshToken),
  )
  const condition = sql`exists (select 1 from ${driveConnections} where ${isStill} and error is null)`
  const note = {
    resource: 'drive',
    resourceId: organizationId,
    summary: `The drive of ${account} lets us in no more`,
  }
  const guards = [{ condition, refusal: () => new AlreadyDone() }]
  const now = context.now()
  try {
    await commit(context, { organizationId, action: 'drive.lose', ...note, guards }, [
      ...stopFolders(context, organizationId),
      db
        .update(driveConnections)
        .set({ sealedRefreshToken: '', error: driveDisconnected.sentence, updatedAt: now })
        .where(eq(driveConnections.organizationId, organizationId)),
    ])
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
  }
}

/** The statements by which no folder of an organization is synced any more, whichever sync is under way. */
export const stopFolders = ({ services: { db }, now }: Context, organizationId: string) => [
  db
    .update(driveFolders)
    .set(stoppedFolder(driveDisconnected.sentence, now()))
    .where(foldersOfOrganization(organizationId)),
  db
    .update(organizations)
    .set({ googleDriveLinked: false })
    .where(eq(organizations.organizationId, organizationId)),
]

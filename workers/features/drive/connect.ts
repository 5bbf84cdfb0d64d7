import { eq } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { driveConnections, driveFolders } from '../../../shared/db/tables/drive.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import type { DriveGrant } from '../../../shared/services/drive-consent.ts'
import { stillAllowed } from '../organizations/index.ts'
import { requireDrive } from './access.ts'
import { begun } from './begin-sync.ts'
import { openToken, sealToken } from './secrets.ts'
import { startSync } from './start-sync.ts'
import { type ConnectionRow, findConnection, foldersOfOrganization } from './store.ts'

/**
 * Connects a drive to an organization in place of the one before, and has its folders synced anew, each of them as a whole: a list of changes belongs to
 * one account. Access to another account than the one before is given back.
 */
export async function connect(
  context: Context,
  organizationId: string,
  { accessToken, refreshToken }: DriveGrant,
): Promise<void> {
  const { db } = context.services
  const account = await requireDrive(context).readAccount({ accessToken })
  const before = await findConnection(context, organizationId)
  const now = context.now()
  const sealedRefreshToken = await sealToken(context, organizationId, refreshToken)
  const connection = { account, sealedRefreshToken, error: null, connectedBy: actorId(context.actor) }
  const note = {
    resource: 'drive',
    resourceId: organizationId,
    summary: `Connected the drive of ${account}`,
    guards: [stillAllowed(context)],
  }
  const [, , started] = await commit(context, { organizationId, action: 'drive.connect', ...note }, [
    db
      .insert(driveConnections)
      .values({ organizationId, ...connection, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: driveConnections.organizationId,
        set: { ...connection, createdAt: now, updatedAt: now },
      }),
    db
      .update(organizations)
      .set({ googleDriveLinked: true })
      .where(eq(organizations.organizationId, organizationId)),
    db
      .update(driveFolders)
      .set({ ...begun(context), changesFrom: null })
      .where(foldersOfOrganization(organizationId))
      .returning(),
  ])
  await startSync(context, ...(started as (typeof driveFolders.$inferSelect)[]))
  if (before && before.account !== account) await giveBack(context, before)
}

/** Gives back what was kept of an access. False where nobody could, or the vendor did not take it. */
export async function giveBack(context: Context, row: ConnectionRow): Promise<boolean> {
  const token = await openToken(context, row.organizationId, row.sealedRefreshToken)
  return token !== null && (await requireDrive(context).revoke(token))
}

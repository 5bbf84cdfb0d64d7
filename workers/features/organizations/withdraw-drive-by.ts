import { type SQL, and, eq, exists, isNull, ne, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { driveConnections, driveFolders, stoppedFolder } from '../../../shared/db/tables/drive.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { mayMakeKeys } from './team-rules.ts'
import type { Maker } from './withdraw-invitations-by.ts'

const why =
  'Disconnected, because the person who connected this drive is no admin any more. An admin connects one again; until then nothing of it is synced.'

/**
 * Disconnects the drive of an organization whose connection somebody made who could not make it any more: it may be their own, and nobody may go on reading it in their name. Files stay in
 * their bases. `summary` says so, behind the one that is given; it has to be read before `statements` in the same transaction. `namesIn` tells of their results what went.
 */
export function withdrawDriveBy({ services: { db }, now }: Context, maker: Maker, summary: SQL<string>) {
  const { organizationId, userId, role } = maker
  // An empty id matches nobody: an admin keeps theirs.
  const by = mayMakeKeys(role) ? '' : userId
  const theirs = and(
    eq(driveConnections.organizationId, organizationId),
    eq(driveConnections.connectedBy, by),
    isNull(driveConnections.error),
  )
  const isTheirs = exists(
    db.select({ account: driveConnections.account }).from(driveConnections).where(theirs),
  )
  const statements: Statement[] = [
    db
      .update(driveFolders)
      .set(stoppedFolder(why, now()))
      .where(
        and(eq(driveFolders.organizationId, organizationId), ne(driveFolders.status, 'removing'), isTheirs),
      ),
    db
      .update(organizations)
      .set({ googleDriveLinked: false })
      .where(and(eq(organizations.organizationId, organizationId), isTheirs)),
    db
      .update(driveConnections)
      .set({ sealedRefreshToken: '', error: why, updatedAt: now() })
      .where(theirs)
      .returning({ account: driveConnections.account }),
  ]
  return {
    statements,
    namesIn: (results: unknown[]): string[] => {
      const [, , drives = []] = results as [unknown?, unknown?, { account: string }[]?]
      return drives.map(({ account }) => `${account} (drive, disconnected)`)
    },
    summary: sql<string>`${summary} || case when ${isTheirs} then '; their drive disconnected' else '' end`,
  }
}

import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { driveConnections, driveFolders, driveItems } from '../../../shared/db/tables/drive.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { iso, isoOrNull } from '../../../shared/schemas/time.ts'
import { driveFolderNotFound } from './errors.ts'
import { resumesAt } from './rules.ts'
import type { DriveConnection, DriveFolder } from './schemas.ts'

export type ConnectionRow = typeof driveConnections.$inferSelect
export type FolderRow = typeof driveFolders.$inferSelect
export type ItemRow = typeof driveItems.$inferSelect

const mostSkipped = 200

export async function findConnection(
  { services: { db } }: Context,
  organizationId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .select()
    .from(driveConnections)
    .where(eq(driveConnections.organizationId, organizationId))
  return row
}

export const connectionOf = (row: ConnectionRow | undefined): DriveConnection => ({
  status: row === undefined ? 'none' : row.error === null ? 'connected' : 'disconnected',
  account: row?.account ?? null,
  error: row?.error ?? null,
  connectedBy: row?.connectedBy ?? null,
  connectedAt: row === undefined ? null : iso(row.createdAt),
})

/** One folder of one base. */
export const isFolder = ({ kbId, folderId }: Pick<FolderRow, 'kbId' | 'folderId'>) =>
  and(eq(driveFolders.kbId, kbId), eq(driveFolders.folderId, folderId))

/** What lies in it. */
export const isInFolder = ({ kbId, folderId }: Pick<FolderRow, 'kbId' | 'folderId'>) =>
  and(eq(driveItems.kbId, kbId), eq(driveItems.folderId, folderId))

export async function findFolder(
  { services: { db } }: Context,
  which: Pick<FolderRow, 'kbId' | 'folderId'>,
): Promise<FolderRow | undefined> {
  const [row] = await db.select().from(driveFolders).where(isFolder(which))
  return row
}

/** A folder that is not about to leave. */
export async function readFolder(
  context: Context,
  which: Pick<FolderRow, 'kbId' | 'folderId'>,
): Promise<FolderRow> {
  const row = await findFolder(context, which)
  if (!row || row.status === 'removing') throw driveFolderNotFound()
  return row
}

/** The folders of a base in the order of their making, as clients see them. */
export async function foldersOf(context: Context, kbId: string): Promise<DriveFolder[]> {
  const rows = await context.services.db
    .select()
    .from(driveFolders)
    .where(eq(driveFolders.kbId, kbId))
    .orderBy(asc(driveFolders.createdAt), asc(driveFolders.folderId))
  return viewsOf(context, rows)
}

export async function viewsOf(context: Context, rows: readonly FolderRow[]): Promise<DriveFolder[]> {
  const skipped = await skippedOf(context, rows)
  return rows.map((row) => viewOf(row, skipped.get(row.folderId) ?? [], context.now()))
}

async function skippedOf({ services: { db } }: Context, rows: readonly FolderRow[]) {
  const { kbId, folderId, name, reason, state } = driveItems
  const place = sql<number>`row_number() over (partition by ${folderId} order by ${name})`.as('place')
  const ids = idsIn(rows.map((row) => row.folderId))
  const ranked = db
    .select({ folderId, name, reason, place })
    .from(driveItems)
    .where(and(eq(kbId, rows[0]?.kbId ?? ''), inArray(folderId, ids), eq(state, 'skipped')))
    .as('ranked')
  const found = await db
    .select({ folderId: ranked.folderId, name: ranked.name, reason: ranked.reason })
    .from(ranked)
    .where(sql`${ranked.place} <= ${mostSkipped}`)
  return Map.groupBy(found, (row) => row.folderId)
}

const viewOf = (
  row: FolderRow,
  skipped: readonly Pick<ItemRow, 'name' | 'reason'>[],
  now: number,
): DriveFolder => ({
  kbId: row.kbId,
  folderId: row.folderId,
  name: row.name,
  status: row.status,
  files: row.files,
  waiting: row.waiting,
  skippedCount: row.skipped,
  skipped: skipped.map(({ name, reason }) => ({ name, reason: reason ?? '' })),
  error: row.error,
  syncedAt: isoOrNull(row.syncedAt),
  nextAt: isoOrNull(row.nextAt),
  resumesAt: isoOrNull(resumesAt(row, now)),
  createdBy: row.createdBy,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})

/** Folders of an organization that are not about to leave. */
export const foldersOfOrganization = (organizationId: string) =>
  and(eq(driveFolders.organizationId, organizationId), ne(driveFolders.status, 'removing'))

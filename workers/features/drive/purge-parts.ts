import { type SQL, eq, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { driveFolders, driveItems } from '../../../shared/db/tables/drive.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'

const some = (table: SQLiteTable, which: SQL) =>
  sql`rowid in (select rowid from ${table} where ${which} limit ${rowsAtOnce})`

/** Folders first: a sync that is under way finds its own gone, and writes nothing more. */
export const driveFoldersPart: PurgePart = {
  name: 'driveFolders',
  words: ['folder of a drive', 'folders of drives'],
  purge: async ({ services: { db } }, kbId) =>
    (await db.delete(driveFolders).where(some(driveFolders, eq(driveFolders.kbId, kbId)))).meta.changes,
}

export const driveItemsPart: PurgePart = {
  name: 'driveItems',
  words: ['file in a drive', 'files in drives'],
  purge: async ({ services: { db } }, kbId) =>
    (await db.delete(driveItems).where(some(driveItems, eq(driveItems.kbId, kbId)))).meta.changes,
}

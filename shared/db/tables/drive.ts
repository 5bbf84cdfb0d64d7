import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const driveFolderStatuses = ['syncing', 'synced', 'failed', 'disconnected', 'removing'] as const
export const driveItemStates = ['waiting', 'kept', 'skipped', 'gone'] as const

/** How far a sync has come beside its items. */
export interface SyncState {
  /** `open`: its folder is looked up; `changes`, `list`: what its vendor tells is taken down; `files`: what has changed is fetched. */
  phase: 'open' | 'changes' | 'list' | 'files'
  /** The whole tree is listed, so that what it does not meet is gone. */
  isWhole: boolean
  /** The page that comes next in what is listed; null before the first. */
  pageToken: string | null
  /** The folder whose page that is. */
  parentId: string | null
  /** Where the list of changes goes on once this sync is done. */
  changesTo: string | null
  /** How often in a row the vendor has asked to come later. */
  setbacks: number
}

/** The account of a drive that an organization has connected. */
export const driveConnections = sqliteTable('drive_connections', {
  organizationId: text('organization_id').primaryKey(),
  /** What access is asked for with; sealed. Empty once its vendor has refused it. */
  sealedRefreshToken: text('sealed_refresh_token').notNull(),
  /** Whose drive it is, as its vendor says. */
  account: text('account').notNull(),
  /** Why it works no more, in a sentence. */
  error: text('error'),
  connectedBy: text('connected_by').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** What a folder becomes whose drive is connected no more: whatever sync is under way is late. */
export const stoppedFolder = (error: string, now: number) => ({
  status: 'disconnected' as const,
  error,
  turn: sql`${driveFolders.turn} + 1`,
  holder: '',
  heldUntil: 0,
  nextAt: null,
  updatedAt: now,
})

/** A folder of a drive whose files flow into a knowledge base. */
export const driveFolders = sqliteTable(
  'drive_folders',
  {
    kbId: text('kb_id').notNull(),
    folderId: text('folder_id').notNull(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: driveFolderStatuses }).notNull(),
    /** Counts the stretches of its syncs; a message for an earlier one is late. */
    turn: integer('turn').notNull(),
    /** The stretch that is under way, and until when nobody else goes on, should it have died. */
    holder: text('holder').notNull(),
    heldUntil: integer('held_until').notNull(),
    sync: text('sync', { mode: 'json' }).$type<SyncState>().notNull(),
    /** Where the list of changes goes on; null before the first whole listing, and for another account. */
    changesFrom: text('changes_from'),
    /** The shared drive that it is in; null for somebody's own. */
    driveId: text('drive_id'),
    /** Counts whole listings: what the last one has not seen is gone. */
    listing: integer('listing').notNull(),
    files: integer('files').notNull(),
    waiting: integer('waiting').notNull(),
    skipped: integer('skipped').notNull(),
    /** Why the last sync failed, or nothing is synced any more, in a sentence. */
    error: text('error'),
    syncedAt: integer('synced_at'),
    /** When it is synced by itself; null while it is, and where it is not. */
    nextAt: integer('next_at'),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kbId, table.folderId] }),
    index('drive_folders_organization').on(table.organizationId),
    index('drive_folders_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    index('drive_folders_stalled')
      .on(table.updatedAt)
      .where(sql`status in ('syncing', 'removing')`),
  ],
)

/** What lies in such a folder, however deep, and the file of the base that it became. */
export const driveItems = sqliteTable(
  'drive_items',
  {
    kbId: text('kb_id').notNull(),
    folderId: text('folder_id').notNull(),
    /** Its vendor's id. */
    itemId: text('item_id').notNull(),
    organizationId: text('organization_id').notNull(),
    parentId: text('parent_id').notNull(),
    isFolder: integer('is_folder', { mode: 'boolean' }).notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes; null for what its vendor only exports. */
    size: integer('size'),
    mayDownload: integer('may_download', { mode: 'boolean' }).notNull(),
    /** Names this state of its content. */
    version: text('version').notNull(),
    /** `waiting`: it is to be listed or fetched; `gone`: its file is to leave the index. */
    state: text('state', { enum: driveItemStates }).notNull(),
    /** Why it was not taken, in a sentence. */
    reason: text('reason'),
    /** The file that has its bytes; several items may share one. */
    fileId: text('file_id'),
    /** The whole listing that saw it last. */
    seen: integer('seen').notNull(),
    /** How often it was asked for in vain. */
    tries: integer('tries').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kbId, table.folderId, table.itemId] }),
    index('drive_items_state').on(table.kbId, table.folderId, table.state, table.isFolder),
    index('drive_items_parent').on(table.kbId, table.folderId, table.parentId),
    index('drive_items_file').on(table.fileId),
  ],
)

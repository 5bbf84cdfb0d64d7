import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { driveConnections, driveFolders } from '../../../shared/db/tables/drive.ts'
import { folderType } from '../../../shared/domain/drive/item.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { notConfigured, upstreamFailed, validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { baseArchived, takesFilesOf } from '../documents/index.ts'
import { knowledgeBaseNotFound, knowledgeBaseOrganization } from '../knowledge-bases/index.ts'
import { isOfItem, withDrive } from './access.ts'
import { begun, isIdle } from './begin-sync.ts'
import {
  driveDisconnected,
  driveNotConnected,
  driveUnavailable,
  folderLeaving,
  folderLimitReached,
} from './errors.ts'
import { mostFolders, newSync } from './rules.ts'
import { DriveFolder, driveId } from './schemas.ts'
import { startSync } from './start-sync.ts'
import { type FolderRow, isFolder, readFolder, viewsOf } from './store.ts'

export const addFolder = defineOperation({
  id: 'drive.addFolder',
  route: 'POST /api/knowledge-bases/{id}/drive-folders',
  summary: 'Have the files of a drive folder flow into a knowledge base',
  description:
    'Answers at once; list the folders of the base to see how far it is. Everything in it, however deep, is read as an upload would be, and documents of the drive itself by their exports. Every hour what has changed is read again, and what was deleted there leaves the index. A folder that is there already is synced at once.',
  // A share opens the base, not the drive behind it.
  access: { role: 'member', organization: knowledgeBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({
    id: z.uuid(),
    folderId: driveId(),
    name: z
      .string()
      .trim()
      .min(1)
      .max(255)
      .optional()
      .describe('How it is called here; as in the drive unless told'),
  }),
  output: DriveFolder,
  errors: [
    knowledgeBaseNotFound,
    notConfigured,
    baseArchived,
    driveNotConnected,
    driveDisconnected,
    driveUnavailable,
    upstreamFailed,
    folderLeaving,
    folderLimitReached,
  ],
  openWorld: true,
  mcp: 'listed',
  async run(context, { id, folderId, name }) {
    const { organizationId } = tenantOf(context)
    const found = await lookUp(context, organizationId, folderId)
    // `root` and the like are other names of a folder that has an id of its own.
    const which = { kbId: id, folderId: found.folderId }
    await keep(context, { ...which, organizationId, name: name ?? found.name })
    const row = await readFolder(context, which)
    await startSync(context, row)
    const [view] = await viewsOf(context, [row])
    if (!view) throw knowledgeBaseNotFound()
    return view
  },
})

function lookUp(context: Context, organizationId: string, folderId: string) {
  return withDrive(context, organizationId, async (drive, access) => {
    try {
      const item = await drive.readItem(access, folderId)
      if (item.mediaType !== folderType) throw notOfFolder('Must be a folder: this is a file')
      if (item.isTrashed) throw notOfFolder('This folder is in the trash of the drive')
      return { folderId: item.itemId, name: item.name }
    } catch (error) {
      if (isOfItem(error)) throw notOfFolder('The connected drive has no such folder, or may not see it')
      throw error
    }
  })
}

const notOfFolder = (message: string) => validationFailed({ details: [{ path: 'folderId', message }] })

type Added = Pick<FolderRow, 'kbId' | 'folderId' | 'organizationId' | 'name'>

async function keep(context: Context, added: Added): Promise<void> {
  const { db } = context.services
  const { kbId, organizationId, name } = added
  const connected = and(
    eq(driveConnections.organizationId, organizationId),
    sql`${driveConnections.error} is null`,
  )
  const leaving = sql`select 1 from ${driveFolders} where ${isFolder(added)} and status = 'removing'`
  const known = sql`exists (select 1 from ${driveFolders} where ${isFolder(added)})`
  const count = sql`(select count(*) from ${driveFolders} where ${eq(driveFolders.kbId, kbId)})`
  const guards = [
    ...takesFilesOf(kbId, organizationId),
    {
      condition: sql`exists (select 1 from ${driveConnections} where ${connected})`,
      refusal: driveNotConnected,
    },
    { condition: sql`not exists (${leaving})`, refusal: folderLeaving },
    { condition: sql`(${known} or ${count} < ${mostFolders})`, refusal: folderLimitReached },
  ]
  const note = { resource: 'knowledge_base', resourceId: kbId, summary: `Added the drive folder ${name}` }
  await commit(context, { organizationId, action: 'drive.addFolder', ...note, guards }, [
    db
      .insert(driveFolders)
      .values(rowOf(context, added))
      .onConflictDoUpdate({
        target: [driveFolders.kbId, driveFolders.folderId],
        set: { ...begun(context), name },
        setWhere: isIdle,
      }),
  ])
}

function rowOf(context: Context, added: Added): FolderRow {
  const now = context.now()
  return {
    ...added,
    status: 'syncing',
    turn: 1,
    holder: '',
    heldUntil: 0,
    sync: newSync(),
    changesFrom: null,
    driveId: null,
    listing: 0,
    files: 0,
    waiting: 0,
    skipped: 0,
    error: null,
    syncedAt: null,
    nextAt: null,
    createdBy: actorId(context.actor),
    createdAt: now,
    updatedAt: now,
  }
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { driveFolders } from '../../../shared/db/tables/drive.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { knowledgeBaseNotFound, knowledgeBaseOrganization } from '../knowledge-bases/index.ts'
import { begun } from './begin-sync.ts'
import { driveFolderNotFound } from './errors.ts'
import { driveId } from './schemas.ts'
import { startSync } from './start-sync.ts'
import { findFolder, isFolder, readFolder } from './store.ts'

export const removeFolder = defineOperation({
  id: 'drive.removeFolder',
  route: 'DELETE /api/knowledge-bases/{id}/drive-folders/{folderId}',
  summary: 'Remove a drive folder from a knowledge base, with the files that it has brought',
  description: 'Its files leave the index in the background. Nothing changes in the drive.',
  access: {
    role: 'member',
    organization: knowledgeBaseOrganization,
    hidden: knowledgeBaseNotFound,
    existing: (context, { id, folderId }) => readFolder(context, { kbId: id, folderId }),
  },
  effect: 'destroy',
  input: () => ({ id: z.uuid(), folderId: driveId() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [knowledgeBaseNotFound, driveFolderNotFound],
  mcp: 'listed',
  async run(context, { id, folderId }) {
    const { db } = context.services
    const { organizationId } = tenantOf(context)
    const which = { kbId: id, folderId }
    const { name } = await readFolder(context, which)
    const stays = sql`exists (select 1 from ${driveFolders} where ${isFolder(which)} and status <> 'removing')`
    const guards = [{ condition: stays, refusal: driveFolderNotFound }]
    const summary = `Removed the drive folder ${name}, with its files`
    const note = { resource: 'knowledge_base', resourceId: id, summary }
    await commit(context, { organizationId, action: 'drive.removeFolder', ...note, guards }, [
      db
        .update(driveFolders)
        .set({ ...begun(context), status: 'removing' })
        .where(isFolder(which)),
    ])
    const row = await findFolder(context, which)
    if (row) await startSync(context, row)
    return { deleted: true as const }
  },
})

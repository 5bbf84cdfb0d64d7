import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { DriveFolder } from './schemas.ts'
import { foldersOf } from './store.ts'

export const listFolders = defineOperation({
  id: 'drive.listFolders',
  route: 'GET /api/knowledge-bases/{id}/drive-folders',
  summary: 'List the drive folders of a knowledge base, with how far they are',
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({ id: z.uuid() }),
  output: () => z.object({ driveFolders: z.array(DriveFolder()) }),
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  run: async (context, { id }) => ({ driveFolders: await foldersOf(context, id) }),
})

import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { PlannedFile } from './schemas.ts'
import { newestPlannedFiles } from './store.ts'

export const listPlannedFiles = defineOperation({
  id: 'contentPlanning.listFiles',
  route: 'GET /api/projects/{projectId}/planned-files',
  summary: 'List the files that a project plans, newest first',
  description:
    'Its own, and what was fetched from websites into the knowledge bases that are linked to it. Those of a base that is unlinked, archived or shared no longer are not among them.',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid(), ...pageFields() }),
  output: () => z.object({ files: z.array(PlannedFile()), nextCursor: z.string().nullable() }),
  errors: [projectNotFound],
  mcp: 'listed',
  async run(context, { projectId, ...page }) {
    const { items, nextCursor } = await newestPlannedFiles(context, projectId, page)
    const files = items.map(({ fileId, fileName, sourceUrl, ownerKind, ownerId }) => ({
      fileId,
      fileName,
      sourceUrl,
      kbId: ownerKind === 'knowledge_base' ? ownerId : null,
    }))
    return { files, nextCursor }
  },
})

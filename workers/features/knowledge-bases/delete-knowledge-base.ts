import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { projectKnowledgeBases } from '../../../shared/db/tables/projects.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { orderPurge, startPurge } from '../purges/index.ts'
import { knowledgeBaseNotFound } from './errors.ts'
import { endShares } from './end-shares.ts'
import { knowledgeBaseOrganization } from './readers.ts'
import { baseLives, isLiveBase, readRow } from './store.ts'

export const deleteKnowledgeBase = defineOperation({
  id: 'knowledgeBases.delete',
  route: 'DELETE /api/knowledge-bases/{id}',
  summary: 'Delete a knowledge base and everything in it',
  description:
    'It is unknown, linked to no project, and neither shared nor offered from now on. What it holds is removed in the background, for good.',
  access: { role: 'admin', organization: knowledgeBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'destroy',
  input: () => ({ id: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  async run(context, { id }) {
    const { organizationId } = tenantOf(context)
    const { db } = context.services
    const { name } = await readRow(context, id)
    const emptied = {
      name: '',
      description: '',
      isPublic: false,
      publicSlug: null,
      deletedAt: context.now(),
    }
    const note = { resource: 'knowledge_base', resourceId: id, summary: `Deleted the knowledge base ${name}` }
    const guards = [{ condition: baseLives(id, organizationId), refusal: knowledgeBaseNotFound }]
    await commit(context, { organizationId, action: 'knowledgeBases.delete', ...note, guards }, [
      db.update(knowledgeBases).set(emptied).where(isLiveBase(id, organizationId)),
      ...endShares(context, { kbId: id, name, action: 'knowledgeBases.delete' }),
      db.delete(projectKnowledgeBases).where(eq(projectKnowledgeBases.kbId, id)),
      orderPurge(context, { resource: 'knowledge_base', resourceId: id, organizationId }),
    ])
    await startPurge(context, id)
    return { deleted: true as const }
  },
})

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { knowledgeBaseShares } from '../../../shared/db/tables/knowledge.ts'
import { projectKnowledgeBases, projects } from '../../../shared/db/tables/projects.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import {
  knowledgeBaseNotFound,
  knowledgeBaseOrganization,
  requireShare,
  shareNotFound,
} from '../knowledge-bases/index.ts'
import { isShare } from './store.ts'

export const endShare = defineOperation({
  id: 'sharing.end',
  route: 'DELETE /api/knowledge-bases/{id}/share/{organizationId}',
  summary: 'Stop sharing a knowledge base with an organization',
  description:
    'At once: its searches, lists and links to files end, and so do the links from its projects. Files that it added stay.',
  access: {
    role: 'admin',
    organization: knowledgeBaseOrganization,
    hidden: knowledgeBaseNotFound,
    existing: (context, { id, organizationId }) => requireShare(context, id, organizationId),
  },
  effect: 'destroy',
  input: () => ({ id: z.uuid(), organizationId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [knowledgeBaseNotFound, shareNotFound],
  mcp: 'listed',
  async run(context, { id, organizationId: other }) {
    const { organizationId } = tenantOf(context)
    const { db } = context.services
    const note = {
      resource: 'knowledge_base',
      resourceId: id,
      summary: `Ended sharing the knowledge base with the organization ${other}`,
    }
    const isThere = sql`exists (select 1 from ${knowledgeBaseShares} where ${isShare(id, other)})`
    const guards = [{ condition: isThere, refusal: shareNotFound }]
    await commit(context, { organizationId, action: 'sharing.end', ...note, guards }, [
      db.delete(knowledgeBaseShares).where(isShare(id, other)),
      db
        .delete(projectKnowledgeBases)
        .where(
          sql`kb_id = ${id} and exists (select 1 from ${projects} where ${projects.projectId} = ${projectKnowledgeBases.projectId} and organization_id = ${other})`,
        ),
    ])
    return { deleted: true as const }
  },
})

import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { knowledgeBaseShares } from '../../../shared/db/tables/knowledge.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { baseLives, knowledgeBaseNotFound, knowledgeBaseOrganization } from '../knowledge-bases/index.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { KnowledgeBaseShares, permission } from './schemas.ts'
import { sharesOf } from './store.ts'

export const shareBase = defineOperation({
  id: 'sharing.share',
  route: 'POST /api/knowledge-bases/{id}/share',
  summary: 'Share a knowledge base with another organization',
  description:
    'It stands in the list of the other organization, whose members may search and read it and link it to their projects; with `write` they may add files. Sharing it again changes the permission.',
  access: {
    role: 'admin',
    organization: knowledgeBaseOrganization,
    hidden: knowledgeBaseNotFound,
    existing: (context, { targetOrgId }) => requireOther(context, targetOrgId),
  },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({
    id: z.uuid(),
    targetOrgId: z.uuid().describe('The other organization'),
    permission: permission().default('read'),
  }),
  output: KnowledgeBaseShares,
  errors: [knowledgeBaseNotFound, organizationNotFound],
  mcp: 'listed',
  async run(context, { id, targetOrgId, permission: may }) {
    const { organizationId } = tenantOf(context)
    const { name } = await requireOther(context, targetOrgId)
    const row = { kbId: id, organizationId: targetOrgId, permission: may, createdAt: context.now() }
    const note = {
      resource: 'knowledge_base',
      resourceId: id,
      summary: `Shared the knowledge base with ${name}: ${may}`,
    }
    const there = sql`exists (select 1 from ${organizations} where ${eq(organizations.organizationId, targetOrgId)})`
    const guards = [
      { condition: baseLives(id, organizationId), refusal: knowledgeBaseNotFound },
      { condition: there, refusal: organizationNotFound },
    ]
    await commit(context, { organizationId, action: 'sharing.share', ...note, guards }, [
      context.services.db
        .insert(knowledgeBaseShares)
        .values(row)
        .onConflictDoUpdate({
          target: [knowledgeBaseShares.kbId, knowledgeBaseShares.organizationId],
          set: { permission: may },
        }),
    ])
    return { shares: await sharesOf(context, id) }
  },
})

async function requireOther(context: Context, targetOrgId: string): Promise<{ name: string }> {
  if (targetOrgId === tenantOf(context).organizationId)
    throw validationFailed({ details: [{ path: 'targetOrgId', message: 'Name another organization' }] })
  const [found] = await context.services.db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.organizationId, targetOrgId))
  if (found) return found
  throw organizationNotFound({
    details: [{ path: 'targetOrgId', message: organizationNotFound.sentence }],
  })
}

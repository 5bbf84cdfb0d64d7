import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { requireReserved } from '../../../shared/kernel/reserved.ts'
import { changedFields, unchanged } from '../../../shared/kernel/unchanged.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { description } from '../../../shared/schemas/description.ts'
import { knowledgeBaseNotFound, publicNotAllowed } from './errors.ts'
import { opening } from './opening.ts'
import { requirePublicAllowed } from './require-public-allowed.ts'
import { publicSlugOf } from './rules.ts'
import { KnowledgeBaseInFull, knowledgeBaseName } from './schemas.ts'
import { knowledgeBaseOrganization } from './readers.ts'
import { baseLives, isLiveBase, readBaseInFull } from './store.ts'

export const updateKnowledgeBase = defineOperation({
  id: 'knowledgeBases.update',
  route: 'PATCH /api/knowledge-bases/{id}',
  summary: 'Change a knowledge base, open it to everyone, or close it again',
  description: 'Only what is given changes. `isPublic` is for admins, and for no access key.',
  access: {
    role: 'member',
    organization: knowledgeBaseOrganization,
    hidden: knowledgeBaseNotFound,
    reserved: opening,
  },
  effect: 'write',
  input: () => ({
    id: z.uuid(),
    name: knowledgeBaseName().optional(),
    description: description().optional(),
    isPublic: z.boolean().optional(),
    status: z.enum(['active', 'archived']).optional(),
  }),
  ignores: [
    'kbId',
    'organizationId',
    'type',
    'publicSlug',
    'fileCount',
    'totalSizeBytes',
    'embeddingModel',
    'masterContext',
    'masterContextSources',
    'permission',
    'createdBy',
    'createdAt',
    'updatedAt',
  ],
  output: KnowledgeBaseInFull,
  errors: [knowledgeBaseNotFound, publicNotAllowed],
  mcp: 'listed',
  async run(context, { id, ...fields }) {
    const { organizationId } = tenantOf(context)
    const { db, ids } = context.services
    const before = await readBaseInFull(context, id)
    const given = changedFields(fields, before)
    const changed = Object.keys(given)
    if (changed.length === 0) return unchanged(context, before)
    requireReserved(context, opening, changed)
    if (given.isPublic) await requirePublicAllowed(context)
    const slug = publicSlugOf(given.name ?? before.name, ids.secret())
    const set = {
      ...given,
      // Kept once it was made: links to it stand in other people's pages.
      ...(given.isPublic && { publicSlug: sql`coalesce(${knowledgeBases.publicSlug}, ${slug})` }),
      updatedAt: context.now(),
    }
    const summary = `Changed the knowledge base ${before.name}: ${changed.join(', ')}`
    const note = { resource: 'knowledge_base', resourceId: id, summary }
    const guards = [{ condition: baseLives(id, organizationId), refusal: knowledgeBaseNotFound }]
    await commit(context, { organizationId, action: 'knowledgeBases.update', ...note, guards }, [
      db.update(knowledgeBases).set(set).where(isLiveBase(id, organizationId)),
    ])
    return readBaseInFull(context, id)
  },
})

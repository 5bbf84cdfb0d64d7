import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { requireReserved } from '../../../shared/kernel/reserved.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { description } from '../../../shared/schemas/description.ts'
import { embeddingModelName } from '../../../shared/services/embeddings.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { publicNotAllowed } from './errors.ts'
import { opening } from './opening.ts'
import { requirePublicAllowed } from './require-public-allowed.ts'
import { publicSlugOf } from './rules.ts'
import { baseType, KnowledgeBase, knowledgeBaseName } from './schemas.ts'
import { viewOf } from './store.ts'

export const createKnowledgeBase = defineOperation({
  id: 'knowledgeBases.create',
  route: 'POST /api/knowledge-bases',
  summary: 'Create a knowledge base',
  description: '`isPublic` is for admins, and for no access key.',
  access: {
    role: 'member',
    organization: (_context, { organizationId }) => organizationId ?? null,
    hidden: namedNotFound,
    reserved: opening,
  },
  effect: 'write',
  input: () => ({
    name: knowledgeBaseName(),
    description: description().default(''),
    isPublic: z.boolean().default(false),
    type: baseType().default('manual_files'),
    organizationId: z.uuid().optional().describe('The current organization unless given'),
  }),
  ignores: [
    'kbId',
    'publicSlug',
    'fileCount',
    'totalSizeBytes',
    'embeddingModel',
    'status',
    'masterContext',
    'masterContextSources',
    'permission',
    'createdBy',
    'createdAt',
    'updatedAt',
  ],
  output: KnowledgeBase,
  status: 201,
  location: ({ kbId }) => `/api/knowledge-bases/${kbId}`,
  errors: [organizationNotFound, publicNotAllowed],
  mcp: 'listed',
  async run(context, { name, description: about, isPublic, type }) {
    const { organizationId } = tenantOf(context)
    const { db, ids } = context.services
    if (isPublic) requireReserved(context, opening, ['isPublic'])
    if (isPublic) await requirePublicAllowed(context)
    const kbId = ids.uuid()
    const now = context.now()
    const row = {
      kbId,
      organizationId,
      name,
      description: about,
      type,
      isPublic,
      publicSlug: isPublic ? publicSlugOf(name, ids.secret()) : null,
      embeddingModel: embeddingModelName(context.services.settings),
      status: 'active' as const,
      masterContext: null,
      outboundContext: null,
      outboundContextAt: null,
      createdBy: actorId(context.actor),
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }
    const note = {
      resource: 'knowledge_base',
      resourceId: kbId,
      summary: `Created the knowledge base ${name}`,
    }
    const answer = viewOf({ base: row })
    await commit(context, { organizationId, action: 'knowledgeBases.create', ...note, answer }, [
      db.insert(knowledgeBases).values(row),
    ])
    return answer
  },
})

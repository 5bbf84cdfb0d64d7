import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, knowledgeBaseOrganization } from '../knowledge-bases/index.ts'
import { KnowledgeBaseShares } from './schemas.ts'
import { sharesOf } from './store.ts'

export const listShares = defineOperation({
  id: 'sharing.list',
  route: 'GET /api/knowledge-bases/{id}/share',
  summary: 'List the organizations that a knowledge base is offered to or shared with',
  access: { role: 'viewer', organization: knowledgeBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({ id: z.uuid() }),
  output: KnowledgeBaseShares,
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  run: async (context, { id }) => ({ shares: await sharesOf(context, id) }),
})

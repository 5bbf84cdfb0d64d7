import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound } from './errors.ts'
import { KnowledgeBaseInFull } from './schemas.ts'
import { sharedBaseOrganization } from './readers.ts'
import { readBaseInFull } from './store.ts'

export const getKnowledgeBase = defineOperation({
  id: 'knowledgeBases.get',
  route: 'GET /api/knowledge-bases/{id}',
  summary: 'Get a knowledge base',
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({ id: z.uuid() }),
  output: KnowledgeBaseInFull,
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  run: (context, { id }) => readBaseInFull(context, id),
})

import { z } from 'zod'
import { categories } from '../../../shared/domain/testing-knowledge/types.ts'
import { notImplemented } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound } from '../knowledge-bases/index.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { callEngine, designLimits, generationInterrupted } from '../engine/index.ts'
import { namedOrganization, refuseKnowledgeBase } from '../quality/index.ts'
import { KnowledgeSource } from './schemas.ts'

export const queryKnowledge = defineOperation({
  id: 'quality.queryKnowledge',
  route: 'POST /api/qa/knowledge/query',
  summary: 'Answer a question about testing, with the articles that say so',
  description:
    'Answers out of a body of testing knowledge of our own, in sentences of its articles; `[1]` marks the first of `sources`. Where no article fits, the answer says so and `sources` is empty. A `knowledgeBaseId` is answered with 501 until knowledge bases hold files.',
  access: { role: 'viewer', organization: namedOrganization, hidden: namedNotFound },
  effect: 'read',
  input: () => ({
    question: z.string().trim().min(1, 'Ask something').max(2000),
    organizationId: z.uuid(),
    knowledgeBaseId: z.uuid().optional(),
    category: z.enum(categories).optional().describe('Only articles of this category'),
    includeSourceCitations: z.boolean().default(true),
  }),
  output: () =>
    z.object({
      answer: z.string(),
      sources: z.array(KnowledgeSource()),
      category: z.enum(categories).nullable(),
    }),
  errors: [organizationNotFound, knowledgeBaseNotFound, notImplemented, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  run(context, { question, knowledgeBaseId, category, includeSourceCitations: citations }) {
    refuseKnowledgeBase(knowledgeBaseId)
    return callEngine(context, (designer) => designer.knowledge({ question, category, citations }))
  },
})

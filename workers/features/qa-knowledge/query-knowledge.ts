import { z } from 'zod'
import { categories } from '../../../shared/domain/testing-knowledge/types.ts'
import { notImplemented } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound } from '../knowledge-bases/index.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { callEngineAsking, designLimits, generationInterrupted } from '../engine/index.ts'
import { namedOrganization, refuseKnowledgeBase } from '../quality/index.ts'
import { KnowledgeSource } from './schemas.ts'
import { wordAnswer } from './word-answer.ts'

export const queryKnowledge = defineOperation({
  id: 'quality.queryKnowledge',
  route: 'POST /api/qa/knowledge/query',
  summary: 'Answer a question about testing, with the articles that say so',
  description:
    'Answers out of a body of testing knowledge of our own, in sentences of its articles, or of a model where one is configured and they say the same; `[1]` marks the first of `sources`. Where no article fits, the answer says so and `sources` is empty. A `knowledgeBaseId` is answered with 501 until knowledge bases hold files.',
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
      warnings: z.array(z.string()).optional(),
    }),
  errors: [organizationNotFound, knowledgeBaseNotFound, notImplemented, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  async run(context, { question, knowledgeBaseId, category, includeSourceCitations: citations }) {
    refuseKnowledgeBase(knowledgeBaseId)
    const { done, warnings: asked } = await callEngineAsking(context, wordAnswer, (designer, ask) =>
      designer.knowledge({ question, category, citations }, ask),
    )
    const { warnings = [], ...answer } = done
    return { ...answer, ...(warnings.length + asked.length > 0 && { warnings: [...warnings, ...asked] }) }
  },
})

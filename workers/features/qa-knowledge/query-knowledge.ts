import { z } from 'zod'
import { categories } from '../../../shared/domain/testing-knowledge/types.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, readableBase } from '../knowledge-bases/index.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import {
  askedFields,
  callEngineAsking,
  designLimits,
  generationInterrupted,
  handedIn,
  insteadOfResult,
  orQuestions,
} from '../engine/index.ts'
import { namedOrganization } from '../quality/index.ts'
import { ask, isOfFile } from '../search/index.ts'
import { articleOf, bothAnswers, withoutMarks } from './both-answers.ts'
import { KnowledgeSource } from './schemas.ts'
import { wordAnswer } from './word-answer.ts'

export const queryKnowledge = defineOperation({
  id: 'quality.queryKnowledge',
  route: 'POST /api/qa/knowledge/query',
  summary: 'Answer a question about testing, with the articles that say so',
  description:
    'Answers out of a body of testing knowledge of our own, in sentences of its articles, or of a model where one is configured and they say the same; `[1]` marks the first of `sources`. Where no article fits, the answer says so and `sources` is empty. With a `knowledgeBaseId` the files of this base answer first, where they do, with their places in `sources`; `category` narrows the articles alone.',
  access: { role: 'viewer', organization: namedOrganization, hidden: namedNotFound },
  effect: 'read',
  isFresh: true,
  input: () => ({
    question: z.string().trim().min(1, 'Ask something').max(2000),
    organizationId: z.uuid(),
    knowledgeBaseId: z.uuid().optional(),
    category: z.enum(categories).optional().describe('Only articles of this category'),
    includeSourceCitations: z.boolean().default(true),
    ...askedFields(),
  }),
  output: () =>
    orQuestions(
      z.object({
        answer: z.string(),
        sources: z.array(KnowledgeSource()),
        category: z.enum(categories).nullable(),
        warnings: z.array(z.string()).optional(),
      }),
    ),
  errors: [organizationNotFound, knowledgeBaseNotFound, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  async run(context, { question, knowledgeBaseId, category, includeSourceCitations: citations, ...asking }) {
    const base =
      knowledgeBaseId === undefined ? nothing : await answerOfBase(context, knowledgeBaseId, question)
    const {
      done,
      warnings: asked,
      open,
    } = await callEngineAsking(
      context,
      wordAnswer,
      (designer, put) => designer.knowledge({ question, category, citations }, put),
      handedIn(asking),
    )
    if (open) return insteadOfResult(open)
    const { warnings: told = [], ...ofArticles } = done
    const warnings = [...base.warnings, ...told, ...asked]
    return {
      ...together(base, ofArticles, { citations, knowledgeBaseId }),
      ...(warnings.length > 0 && { warnings }),
    }
  },
})

type OfBase = Pick<Awaited<ReturnType<typeof ask>>, 'answer' | 'sources' | 'warnings'>

const nothing: OfBase = { answer: '', sources: [], warnings: [] }

async function answerOfBase(context: Context, kbId: string, question: string): Promise<OfBase> {
  const { name } = await readableBase(context, kbId)
  const places = [{ kind: 'knowledge_base' as const, ownerId: kbId, name }]
  const answered = await ask(context, { places, name }, { question })
  // What was shared may be shared no more.
  await readableBase(context, kbId)
  return answered
}

interface OfArticles {
  answer: string
  sources: KnowledgeSource[]
  category: (typeof categories)[number] | null
}

function together(
  base: OfBase,
  ofArticles: OfArticles,
  { citations, knowledgeBaseId }: { citations: boolean; knowledgeBaseId?: string | undefined },
): OfArticles {
  const { category } = ofArticles
  if (base.answer === '') {
    const isSilent = category === null && knowledgeBaseId !== undefined
    return isSilent ? { ...ofArticles, answer: neitherAnswers } : ofArticles
  }
  const said = citations
    ? { answer: base.answer, sources: base.sources.filter(isOfFile).map(articleOf) }
    : { answer: withoutMarks(base), sources: [] }
  return { ...bothAnswers(said, category === null ? { answer: '', sources: [] } : ofArticles), category }
}

const neitherAnswers = 'Neither the knowledge base nor an article of the testing knowledge answers this.'

import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import { categories } from '../../../shared/domain/testing-knowledge/types.ts'

const Reference = once(() =>
  z
    .object({ title: z.string(), url: z.string().describe('A public page') })
    .meta({ id: 'KnowledgeReference' }),
)

export const KnowledgeSource = once(() =>
  z
    .object({
      articleId: z.string().describe('Names the article, now and later'),
      title: z.string(),
      category: z.enum(categories),
      excerpt: z.string().describe('The sentences of it that the answer gives, or gives in other words'),
      references: z.array(Reference()),
    })
    .meta({ id: 'KnowledgeSource' }),
)

import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { categories } from '../../../shared/domain/testing-knowledge/types.ts'

const Reference = once(() =>
  z
    .object({ title: z.string(), url: z.string().describe('A public page') })
    .meta({ id: 'KnowledgeReference' }),
)

export const KnowledgeSource = once(() =>
  z
    .object({
      articleId: z
        .string()
        .describe('Names the article, now and later; where a file of a knowledge base answers, its id'),
      title: z.string().describe('Of the article, or the name of the file'),
      category: z.enum(categories),
      excerpt: z.string().describe('The sentences of it that the answer gives, or gives in other words'),
      references: z.array(Reference()),
      fileId: z.uuid().optional().describe('The file of the knowledge base that the answer stands in'),
      start: z.number().int().optional().describe('In the text of the file, in UTF-16 units'),
      end: z.number().int().optional(),
      quote: z.string().optional().describe('What stands in the file between `start` and `end`'),
    })
    .meta({ id: 'KnowledgeSource' }),
)
export type KnowledgeSource = z.infer<ReturnType<typeof KnowledgeSource>>

import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'

/** What every question takes, and no search narrows: what was said before, and how the answer comes. */
export const conversationHistory = () =>
  z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string().max(20_000),
      }),
    )
    .max(100)
    .default([])
    .describe('What was said before, the oldest first: "and for managers?" is understood by it')

export const question = () => z.string().trim().min(1, 'Ask something').max(2000)

const perPage = () => z.number().int().min(1).max(200)

/** The fields of a search, beside what is searched. */
export const searchFields = () => ({
  question: question(),
  conversationHistory: conversationHistory(),
  enableWebSearch: z
    .boolean()
    .default(false)
    .describe('Also asks the web, where the deployment has a search for it'),
  stream: z.boolean().default(false).describe('Answers as server-sent events: sources, delta, done'),
  limit: perPage()
    .default(10)
    .describe('The most sources; also the size of a page unless `perPage` is given'),
  page: z.number().int().min(1).default(1).describe('Not with `stream`'),
  perPage: perPage().optional().describe('Not with `stream`'),
  fileIds: z.array(z.uuid()).max(1000).optional().describe('Only these files'),
  fileTypes: z.array(z.string().max(20)).max(20).optional().describe('Only files of these types'),
  updatedFrom: z.iso.datetime().optional().describe('Only files whose content changed then or later'),
  updatedTo: z.iso.datetime().optional().describe('Only files whose content changed then or earlier'),
  explain: z.enum(['0', '1']).default('0').describe('1 adds to each result how it was scored'),
})
export type SearchInput = z.output<z.ZodObject<Omit<ReturnType<typeof searchFields>, never>>>

const place = () => ({
  kbId: z.uuid().nullable().describe('Null for a file of a project'),
  fileId: z.uuid(),
  fileName: z.string(),
  pageNumber: z.number().int().nullable().describe('Null where the format has no pages'),
  start: z.number().int(),
  end: z.number().int(),
  quote: z.string().describe('What stands in the text of the file between `start` and `end`'),
})

const SearchResult = once(() =>
  z
    .object({
      chunkId: z.string(),
      content: z.string(),
      score: z.number().min(0).max(1),
      metadata: z.object({
        ...place(),
        kbName: z.string(),
        headings: z.array(z.string()),
        sourceHash: z.string().describe('SHA-256 of the text that it was cut from'),
      }),
      scoring: z
        .object({
          lexical: z.number(),
          vector: z.number().nullable(),
          fused: z.number(),
          reranked: z.number().nullable(),
        })
        .optional(),
    })
    .meta({ id: 'SearchResult' }),
)

export const AnswerSource = once(() =>
  z
    .object({
      n: z.number().int().describe('What the answer cites it by'),
      ...place(),
      chunkId: z.string(),
      headings: z
        .array(z.string())
        .default([])
        .describe('The headings above the quoted words, the outermost first'),
      updatedAt: z.iso.datetime(),
    })
    .meta({ id: 'AnswerSource' }),
)
export type AnswerSource = z.infer<ReturnType<typeof AnswerSource>>

export const WebSource = once(() =>
  z
    .object({
      n: z.number().int().describe('What the answer cites it by'),
      kind: z.literal('web').describe('No file of yours: what a search of the web tells of a page'),
      url: z.url(),
      title: z.string(),
      start: z.number().int(),
      end: z.number().int(),
      quote: z.string().describe('What the search tells of the page between `start` and `end`'),
      updatedAt: z.iso.datetime().describe('When it appeared, or when it was found where nobody says'),
    })
    .meta({ id: 'WebSource' }),
)
export type WebSource = z.infer<ReturnType<typeof WebSource>>

const span = () => ({ fileId: z.uuid(), start: z.number().int(), end: z.number().int() })

export const SearchAnswer = once(() =>
  z
    .object({
      results: z.array(SearchResult()),
      totalResults: z.number().int().describe('All pieces that match, up to 1,000'),
      answer: z.string().describe('Empty where no source supports one'),
      answerReason: z
        .enum(['no_support', 'no_documents'])
        .nullable()
        .describe('Why there is no answer; null where there is one, or none was wanted'),
      sources: z.array(z.union([AnswerSource(), WebSource()])),
      conflicts: z
        .array(
          z.object({
            subject: z.string(),
            values: z.array(
              z.object({ n: z.number().int(), value: z.string(), updatedAt: z.iso.datetime() }),
            ),
          }),
        )
        .describe('What sources say differently, the newest first'),
      entities: z.array(
        z.object({ name: z.string(), type: z.string(), mentions: z.array(z.object(span())) }),
      ),
      relationships: z.array(z.object({ from: z.string(), to: z.string(), type: z.string(), ...span() })),
      question: z.string(),
      kbName: z.string().describe('Of the base, project or organization that was searched'),
      excluded: z.array(z.string()).describe('What the question leaves out, in its own words'),
      warnings: z.array(z.string()),
      pagination: z.object({
        page: z.number().int(),
        perPage: z.number().int(),
        total: z.number().int(),
        hasMore: z.boolean(),
      }),
    })
    .meta({ id: 'SearchAnswer' }),
)
export type SearchAnswer = z.infer<ReturnType<typeof SearchAnswer>>

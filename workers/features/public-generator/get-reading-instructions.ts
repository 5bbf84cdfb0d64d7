import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { RisksAnswer } from '../../../shared/domain/risk-analysis/hearing/schema.ts'
import { StoriesAnswer } from '../../../shared/domain/stories/writing/offers/schema.ts'
import { WordedAnswer } from '../../../shared/domain/testing-knowledge/wording/schema.ts'
import { RewritingAnswer } from '../../../shared/domain/user-documentation/rewriting/schema.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { type AskedWork, askedWorks } from '../../../shared/schemas/asked-works.ts'
import { callEngine, generationInterrupted, schemaOf } from '../engine/index.ts'

const answersTo = once((): Record<AskedWork, z.ZodType> => ({
  stories: StoriesAnswer(),
  risks: RisksAnswer(),
  documents: RewritingAnswer(),
  knowledge: WordedAnswer(),
}))

export const getReadingInstructions = defineOperation({
  id: 'public.getReadingInstructions',
  route: 'GET /api/public/reading/instructions',
  summary: 'Get the instructions for an assistant that reads',
  description:
    'What stands before all questions that an operation answers with `read` set to `assistant`, and the JSON Schema of each answer. What an answer says is held against the text as the answers of a model are: what does not stand there is thrown away.',
  access: 'public',
  effect: 'read',
  input: () => ({
    work: z.enum(askedWorks).describe('What the questions are about'),
  }),
  output: () =>
    z.object({
      work: z.enum(askedWorks).describe('What the questions are about'),
      instructions: z.string().describe('To be read once, before the questions'),
      schema: z.record(z.string(), z.unknown()).describe('The JSON Schema of the answer to a question'),
    }),
  errors: [generationInterrupted],
  mcp: 'listed',
  async run(context, { work }) {
    const instructions = await callEngine(context, (designer) => designer.instructions())
    return { work, instructions: instructions[work], schema: schemaOf(answersTo()[work]) }
  },
})

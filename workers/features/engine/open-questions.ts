import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import type { AskedWork } from '../../../shared/schemas/asked-works.ts'

export const mostRounds = 3

/** What is still to be read, instead of the result of a work. */
export const OpenQuestions = once(() =>
  z
    .object({
      questions: z
        .array(
          z.object({
            id: z.string().describe('The same for the same question'),
            text: z.string().describe('The question, with the words of the text that it is about'),
          }),
        )
        .describe('What an assistant is to answer'),
      round: z.number().int().min(1).max(mostRounds).describe('Of three at most'),
      next: z.string().describe('The next step'),
      instructions: z
        .object({
          resource: z.string().describe('Their address over MCP'),
          path: z.string().describe('Their address over HTTP'),
          text: z.string().optional().describe('The instructions; over HTTP, in the first round'),
          schema: z
            .record(z.string(), z.unknown())
            .optional()
            .describe('The JSON Schema of each answer, beside the text'),
        })
        .describe('How questions are answered: the same for all of them'),
      warnings: z.array(z.string()).optional(),
    })
    .meta({ id: 'OpenQuestions' }),
)
export type OpenQuestions = z.infer<ReturnType<typeof OpenQuestions>>

/** The schema of a result that may be questions instead. Its type is that of the result: whoever does not read as an assistant gets nothing else. */
export const orQuestions = <T extends z.ZodType>(result: T): T =>
  z.union([result, OpenQuestions()]) as unknown as T

/** Questions in the place of a result. */
export const insteadOfResult = (open: OpenQuestions) => open as never

/** Where the instructions stand. */
export const instructionsAt = (work: AskedWork) => ({
  resource: `tracewright://reading/instructions/${work}`,
  path: `/api/public/reading/instructions?work=${work}`,
})

/** The JSON Schema that an answer is held to. */
export const schemaOf = (answer: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' })
  return schema
}

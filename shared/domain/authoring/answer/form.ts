import { z } from 'zod'
import { once } from '../../basics/once.ts'
import { priorities, testTypes } from '../../test-cases/schema.ts'

const numbers = () => z.array(z.number().int().min(1))

/**
 * The form of an answer for providers with structured output: short names, since each costs tokens for every case. It is looser than what is taken, so that a
 * doubtful element does not cost the whole answer. `id` only when a case that came back is mended.
 */
export const AnswerForm = /* @__PURE__ */ once(() =>
  z.object({
    cases: z.array(
      z.object({
        t: z.string().describe('title'),
        s: numbers().describe('numbers of the sentences it rests on'),
        k: z.enum(testTypes).describe('type of test'),
        p: z.enum(priorities),
        pre: z.array(z.string()).optional().describe('preconditions that no step brings about'),
        steps: z.array(z.array(z.string()).min(1).max(2)).describe('[action, expected result or ""]'),
        c: z.array(z.array(z.string()).length(2)).optional().describe('computed: [expression, value]'),
        id: z.string().optional(),
      }),
    ),
    questions: z.array(z.object({ q: z.string(), s: numbers() })).optional(),
    idle: numbers().optional().describe('sentences that demand nothing'),
    gaps: z
      .array(z.object({ s: numbers(), d: z.string().describe('what is not tested'), p: z.enum(priorities) }))
      .optional(),
  }),
)

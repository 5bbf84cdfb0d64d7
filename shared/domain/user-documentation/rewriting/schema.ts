import { z } from 'zod'
import { once } from '../../basics/once.ts'

/** What a model may answer: better sentences for numbered statements. Nothing of it is believed before it was held against the sources. */
export const RewritingAnswer = /* @__PURE__ */ once(() =>
  z.object({
    sentences: z.array(
      z.object({
        statement: z.number().int(),
        text: z.string(),
        sources: z.array(z.number().int()),
      }),
    ),
  }),
)
export type RewritingAnswer = z.infer<ReturnType<typeof RewritingAnswer>>

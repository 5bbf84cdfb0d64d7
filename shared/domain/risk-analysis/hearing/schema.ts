import { z } from 'zod'
import { once } from '../../basics/once.ts'

/** What a model may answer: words of numbered sentences, each with the kind of risk that they raise. Nothing of it is believed before it was found there. */
export const RisksAnswer = /* @__PURE__ */ once(() =>
  z.object({
    risks: z.array(z.object({ kind: z.string(), sentence: z.number().int(), quote: z.string() })),
  }),
)

import { z } from 'zod'
import { once } from '../../basics/once.ts'

/** What a model may answer: sentences, each with the number of the article that says it. Nothing of it is believed before it was held against that. */
export const WordedAnswer = /* @__PURE__ */ once(() =>
  z.object({ sentences: z.array(z.object({ text: z.string(), article: z.number().int() })) }),
)

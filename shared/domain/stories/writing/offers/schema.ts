import { z } from 'zod'
import { once } from '../../../basics/once.ts'

/** What a model may answer: stories for numbered sentences. Nothing of it is believed before it was held against those. */
export const StoriesAnswer = /* @__PURE__ */ once(() =>
  z.object({
    stories: z.array(
      z.object({
        sentences: z.array(z.number().int()),
        title: z.string(),
        role: z.string(),
        want: z.string(),
        benefit: z.string(),
        criteria: z.array(
          z.object({ sentence: z.number().int(), given: z.string(), when: z.string(), then: z.string() }),
        ),
      }),
    ),
  }),
)

import { z } from 'zod'
import { once } from '../../basics/once.ts'

/** A sentence is read up to 2,000 characters. */
const longest = 2000

/** An answer to a question about a sentence, as it stands in the text. */
export const AnswerSchema = /* @__PURE__ */ once(() =>
  z
    .object({
      sentence: z.string().max(longest).describe('What the question is about, as it stood when it was asked'),
      answer: z
        .string()
        .trim()
        .min(1)
        .max(longest)
        .describe('Words of the text: in the place of the sentence, or behind it'),
    })
    .meta({ id: 'Answer' }),
)

export type Answer = z.infer<ReturnType<typeof AnswerSchema>>

/** Answers that a request may bring, and a session or story keeps: a row of a database holds 2 MB. */
export const answersField = () => z.array(AnswerSchema()).max(100)

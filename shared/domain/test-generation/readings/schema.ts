import { z } from 'zod'

const count = () => z.number().int().min(0)

/** What a summary tells of a reading by a model. */
export const ToldSchema = () =>
  z.object({
    parts: count(),
    answered: count(),
    questions: count(),
    dropped: z.array(z.object({ kind: z.string(), quote: z.string(), reason: z.string() })),
  })

export type Told = z.infer<ReturnType<typeof ToldSchema>>

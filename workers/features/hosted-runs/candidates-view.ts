import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'

export const CandidatesView = once(() =>
  z
    .array(
      z.object({
        say: z.string().describe('Words that mean this one alone'),
        box: z
          .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
          .optional()
          .describe('Where it is in the screenshot'),
      }),
    )
    .describe('What the step may have meant, where several elements fit.'),
)

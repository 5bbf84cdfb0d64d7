import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'

export const CandidatesView = once(() =>
  z
    .array(
      z.object({
        say: z.string().describe('Words that mean this one alone'),
        role: z.string().optional().describe('Its ARIA role, where no element has the name that was said'),
        name: z.string().optional(),
        box: z
          .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
          .optional()
          .describe('Where it is in the screenshot'),
      }),
    )
    .describe(
      'What may have been meant: the elements that fit, where several do, or the likeliest where none does, at most five.',
    ),
)

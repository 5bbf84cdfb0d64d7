import { z } from 'zod'
import { once } from '../../basics/once.ts'

/** The form of an answer for providers with structured output; looser than what is taken, so that a doubtful step costs only itself. */
export const RewordingForm = /* @__PURE__ */ once(() =>
  z.object({
    cases: z.array(
      z.object({
        id: z.string(),
        steps: z
          .array(
            z
              .array(z.union([z.string(), z.number()]))
              .min(2)
              .max(4),
          )
          .describe('number of the step, action, expected result, data where it has some'),
      }),
    ),
    cannot: z
      .array(
        z
          .array(z.union([z.string(), z.number()]))
          .min(2)
          .max(3),
      )
      .optional()
      .describe('id, number of the step, why'),
  }),
)

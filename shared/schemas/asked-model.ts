import { z } from 'zod'
import { once } from '../domain/basics/once.ts'

/** A model that was asked in the course of a work, and what all its answers took. */
export const AskedModel = once(() =>
  z
    .object({
      model: z.string().describe('As its provider calls it'),
      inputTokens: z.number().int(),
      outputTokens: z.number().int(),
      costUsd: z
        .number()
        .nullable()
        .describe(
          'In US dollars, by the prices of this deployment; null where the model has none, as a local one',
        ),
    })
    .meta({ id: 'AskedModel' }),
)
export type AskedModel = z.infer<ReturnType<typeof AskedModel>>

export const modelUsageField = () =>
  AskedModel()
    .optional()
    .describe(
      'What all questions to a model took together, also those without a usable answer; absent where no model was asked',
    )

import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'

const tallies = () => ({ faults: z.int(), killed: z.int(), survived: z.int(), inconclusive: z.int() })

export const StepStrengthView = once(() =>
  z
    .object({
      ...tallies(),
      weak: z.boolean().describe('A fault survived: no check of the step noticed it.'),
      survivors: z.array(
        z.object({ check: z.string(), fault: z.string(), description: z.string(), hint: z.string() }),
      ),
    })
    .meta({ id: 'StepStrength' }),
)

export const StrengthView = once(() =>
  z
    .object({
      ...tallies(),
      mutationScore: z
        .number()
        .nullable()
        .describe('killed / (killed + survived), 0-1; null when nothing was measured.'),
      weakSteps: z.int(),
      heldBefore: z
        .boolean()
        .optional()
        .describe(
          'True of a case whose checks were all true before its actions: it would pass if these did nothing.',
        ),
      expectedResult: StepStrengthView().optional(),
    })
    .meta({ id: 'AssertionStrength' }),
)

import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { modelUsageField } from '../../../shared/schemas/asked-model.ts'
import { TestStep } from '../../../shared/domain/test-cases/schema.ts'

const StepWords = once(() =>
  TestStep().pick({ action: true, expectedResult: true, testData: true }).meta({ id: 'StepWords' }),
)

const RefusedRewording = once(() =>
  z
    .object({
      id: z.string().describe('Of the test case'),
      stepNumber: z.number().int().optional().describe('Absent where all of the case is refused'),
      reason: z.string(),
    })
    .meta({ id: 'RefusedRewording' }),
)

const refusedField = () =>
  z.array(RefusedRewording()).describe('Steps that stay as they are, each with the reason')

/** The answer of operations that reword. */
export const rewordedFields = () => ({
  rewordings: z
    .array(
      z
        .object({
          id: z.string().describe('Of the test case'),
          stepNumber: z.number().int(),
          before: StepWords().describe('The step as it stands'),
          after: StepWords().describe('The step in words that a run reads'),
          readable: z.boolean().describe('Whether a run reads all of it now'),
          meaning: z
            .enum(['holds', 'unknown'])
            .describe(
              'Whether the expected result is as before, or a second reader came to it from the words before; `unknown` where nobody could say. What is done nobody derives again',
            ),
          doubt: z.string().optional().describe('What a person should look at before it is accepted'),
        })
        .meta({ id: 'StepRewording' }),
    )
    .describe('Proposals: nothing is stored before somebody accepts them'),
  refused: refusedField(),
  remaining: z.array(z.string()).describe('Ids of cases that are still to be looked at: ask again with them'),
  modelUsage: modelUsageField(),
  warnings: z.array(z.string()).optional().describe('Also why nothing was asked, or that no answer came'),
})

/** Rewordings as a client submits them. */
export const submittedRewordings = () =>
  z
    .array(
      TestStep()
        .pick({ stepNumber: true, action: true, expectedResult: true, testData: true })
        .extend({
          id: z.string().max(200).describe('Of the test case'),
          before: StepWords()
            .optional()
            .describe('The step as it was read: one that changed since is not taken'),
        })
        .meta({ id: 'GivenRewording' }),
    )
    .min(1, 'There is nothing to take')
    .max(2000)
    .describe('Steps as they are to stand, one for each step that changes')

export const appliedFields = () => ({
  applied: z
    .array(z.object({ id: z.string().describe('Of the test case'), stepNumber: z.number().int() }))
    .describe('Steps that stand in their new words'),
  refused: refusedField(),
})

export type SubmittedRewording = z.output<ReturnType<typeof submittedRewordings>>[number]

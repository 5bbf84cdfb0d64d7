import { z } from 'zod'
import { once } from '../basics/once.ts'
import { TestCase, TestStep } from '../test-cases/schema.ts'

/** A case as an assistant submits it: the fields of the public test case that an author writes. Other fields are left out, and steps are numbered by their order. */
export const SubmittedCase = /* @__PURE__ */ once(() => {
  const { id, title, preconditions, testType, priority, requirementRef } = TestCase().shape
  const { action, expectedResult, testData, computed } = TestStep().shape
  return z.object({
    id: id.describe('Kept. Another case with a known id takes the place of the earlier one'),
    title,
    sentences: z
      .array(z.string().max(4000))
      .max(50)
      .describe('The sentences that it rests on: letter by letter, or by their ids, as `S3`'),
    preconditions,
    steps: z
      .array(
        z.object({
          stepNumber: z.number().int().min(1).max(1000).optional(),
          action,
          expectedResult: expectedResult.default(''),
          testData,
          computed,
        }),
      )
      .min(1)
      .max(200),
    testType,
    priority,
    requirementRef,
  })
})

export const mostSubmitted = 200

export const SubmittedCases = /* @__PURE__ */ once(() =>
  z.object({ testCases: z.array(SubmittedCase()).min(1).max(mostSubmitted) }),
)

export type SubmittedCase = z.infer<ReturnType<typeof SubmittedCase>>

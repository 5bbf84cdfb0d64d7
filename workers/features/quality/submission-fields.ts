import { z } from 'zod'
import { SubmittedCase, mostSubmitted } from '../../../shared/domain/authoring/submitted-cases.ts'
import { CaseCheck } from '../../../shared/domain/test-cases/schema.ts'
import { SummarySchema } from '../../../shared/domain/test-generation/schema.ts'

export const submittedCases = () =>
  z
    .array(SubmittedCase())
    .min(1, 'There is nothing to judge')
    .max(mostSubmitted)
    .describe('Whole cases, as the instructions for writing say')

/** What the judge says of a submission, beside what is stored. */
export const judgedFields = () => ({
  returned: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        checks: z.array(CaseCheck()).describe('Those that fail'),
        hint: z.string().describe('How to mend it'),
      }),
    )
    .describe(
      'Cases to mend and submit again under their ids. One of which only `readable` or `possible` fails is stored nevertheless',
    ),
  left: z
    .array(z.object({ id: z.string(), title: z.string(), reason: z.string() }))
    .describe('Cases that are left out: repeats, and what reaches further than the text and its pages'),
  removed: z
    .array(
      z.object({
        id: z.string(),
        stepNumber: z.number().optional(),
        expectation: z.string().describe('The expected result, or the part of it that is gone'),
        reason: z.string(),
      }),
    )
    .describe('Expectations without ground, which were taken out of their cases'),
  summary: SummarySchema(),
  warnings: z.array(z.string()).optional(),
})

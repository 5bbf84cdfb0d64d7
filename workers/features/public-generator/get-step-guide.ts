import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'

const text = 'Markdown of one line: `code`, and links to a section or an error of this guide'

const StepForm = once(() =>
  z
    .object({
      goal: z.string().describe('What its author wants to do, or expects'),
      examples: z.array(z.string()).describe('Whole sentences, each read as it stands'),
      testData: z.string().optional().describe('Test data of the step that the examples need'),
      note: z.string().optional().describe(text),
    })
    .meta({ id: 'StepForm' }),
)

const StepGuideSection = once(() =>
  z
    .object({
      id: z.string().describe('Names the section within the page'),
      title: z.string(),
      part: z
        .enum(['action', 'expectedResult'])
        .optional()
        .describe('The part of a step that its examples are'),
      notes: z.array(z.string()).describe(text),
      forms: z.array(StepForm()).describe('Ways to say something'),
    })
    .meta({ id: 'StepGuideSection' }),
)

const StepErrorMeaning = once(() =>
  z
    .object({
      code: z.string().describe('The code, as it stands before the message of a step'),
      meaning: z.string().describe(text),
    })
    .meta({ id: 'StepErrorMeaning' }),
)

export const getStepGuide = defineOperation({
  id: 'public.getStepGuide',
  route: 'GET /api/public/test-cases/steps/guide',
  summary: 'Get the guide to writing test steps',
  description:
    'Every form in which a hosted run understands what to do and what must be seen, with examples, and what the errors of steps mean. People read it at `/docs/guides/steps`.',
  access: 'public',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      title: z.string(),
      introduction: z.array(z.string()).describe(text),
      sections: z.array(StepGuideSection()),
      errors: z.array(StepErrorMeaning()).describe('What the codes of step errors mean'),
    }),
  mcp: 'listed',
  run: async () => (await import('../../../shared/domain/prose-steps/guide/guide.ts')).stepGuide,
})

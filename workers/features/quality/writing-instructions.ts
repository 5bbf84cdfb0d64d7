import { z } from 'zod'
import { type RoutePattern, defineOperation } from '../../../shared/kernel/operation.ts'
import { callEngine, generationInterrupted } from '../engine/index.ts'

interface WritingInstructionsOperation {
  id: string
  route: RoutePattern
  access: 'public' | 'user'
  mcp: 'direct' | 'listed'
  /** In what order to go on, in Markdown. */
  next: string
}

/** Declares what an assistant is told before it writes cases. The public one and the team's differ in how to go on. */
export const writingInstructionsOf = ({ next, ...given }: WritingInstructionsOperation) =>
  defineOperation({
    ...given,
    summary: 'Get the instructions for an assistant that writes test cases',
    description:
      'Rules, the guide to steps, and the JSON Schema of what is submitted. To be read once, before cases are written.',
    effect: 'read',
    input: () => ({}),
    output: () =>
      z.object({
        instructions: z.string().describe('Rules, what to look for, and how to go on, in Markdown'),
        stepGuide: z.string().describe('The sentences that steps are written in, in Markdown'),
        schema: z.record(z.string(), z.unknown()).describe('The JSON Schema of `testCases` of a submission'),
      }),
    errors: [generationInterrupted],
    async run(context) {
      const { instructions, stepGuide, schema } = await callEngine(context, (designer) =>
        designer.writingInstructions(),
      )
      return { instructions: `${instructions}\n${next}`, stepGuide, schema }
    },
  })

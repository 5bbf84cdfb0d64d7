import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { charactersIn, mostCharacters } from '../../../shared/domain/step-readings/prose-size.ts'
import type { StepProse, TypedAction } from '../../../shared/domain/prose-steps/types.ts'
import { TestCase, TestStep } from '../../../shared/domain/test-cases/schema.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { defineOperation, type RoutePattern } from '../../../shared/kernel/operation.ts'

/** Each step that is not read costs about a millisecond. */
const mostSteps = 2000
const mostCases = 1000

const GivenStep = once(() =>
  TestStep()
    .partial({ stepNumber: true })
    .extend({ expectedResult: z.string().max(4000).default('') })
    .meta({ id: 'GivenStep' }),
)

const Problem = once(() =>
  z
    .object({
      part: z.string().describe('The words that are not read'),
      message: z.string(),
      suggestions: z
        .array(z.string())
        .describe(
          'Up to three sentences that are read and mean no less, made of the same words; a blank like ‹counter› is to be filled in. Which is meant, you know.',
        ),
    })
    .meta({ id: 'UnreadPart' }),
)

const readingFields = () => ({
  readable: z.boolean(),
  actions: z
    .array(z.looseObject({ action: z.string().describe('The kind of action') }))
    .describe('What a run does, in order, as in `interpretedAction`'),
  checks: z
    .array(z.looseObject({ kind: z.string().describe('The kind of check') }))
    .describe('What a run checks then'),
  problems: z.array(Problem()),
})

const StepReading = once(() =>
  z.object({ stepNumber: z.number().int(), ...readingFields() }).meta({ id: 'StepReading' }),
)

const CaseReading = once(() =>
  z
    .object({
      id: z.string().describe('Of the case'),
      ready: z.boolean().describe('All of it is read, and something is checked.'),
      steps: z.array(StepReading()),
      outcome: z
        .object(readingFields())
        .meta({ id: 'OutcomeReading' })
        .optional()
        .describe('The expected result of the case itself, where it states one'),
    })
    .meta({ id: 'CaseReading' }),
)

interface Given {
  steps?: z.output<ReturnType<typeof GivenStep>>[] | undefined
  testCases?: Pick<TestCase, 'steps' | 'expectedResult'>[] | undefined
}

/** Either steps or cases, and no more than can be read at once. */
function checkSize(_context: unknown, { steps, testCases }: Given): void {
  const path = testCases ? 'testCases' : 'steps'
  const refuse = (message: string) => validationFailed({ message, details: [{ path, message }] })
  if ((steps === undefined) === (testCases === undefined)) throw refuse('Send either steps or testCases')
  const all = testCases ?? [{ steps }]
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  if (sum(all.map((each) => each.steps?.length ?? 0)) > mostSteps)
    throw refuse(`Send at most ${inWords(mostSteps)} steps at a time`)
  if (sum(all.map(charactersIn)) > mostCharacters)
    throw refuse(`Send steps of at most ${inWords(mostCharacters)} characters at a time`)
}

const inWords = (count: number): string => count.toLocaleString('en-US')

interface StepReadingOperation {
  id: string
  route: RoutePattern
  access: 'public' | 'user'
  limits: readonly Limit<unknown>[]
  mcp?: 'listed'
}

/** Declares the reading of steps before any run. The public and the signed-in one differ in nothing but who is counted. */
export const stepReading = (given: StepReadingOperation) =>
  defineOperation({
    ...given,
    summary: 'Read test steps without running them',
    description:
      'Tells for each step what a hosted run would do and check, or which words it does not understand and how to say them so that it does. Opens no browser and stores nothing. Takes `steps`, or whole cases as `testCases`; 2,000 steps and a million characters at most. It reads by the rules of steps alone; where a model is configured, a run may read more.',
    effect: 'read',
    input: () => ({
      steps: z.array(GivenStep()).min(1, 'There is nothing to read').max(mostSteps).optional(),
      testCases: z
        .array(
          TestCase()
            .pick({ id: true, title: true, steps: true, expectedResult: true })
            .partial({ title: true })
            .strip(),
        )
        .min(1, 'There is nothing to read')
        .max(mostCases)
        .optional(),
      baseUrl: z
        .url({ protocol: /^https?$/, error: 'Give an address that begins with http:// or https://' })
        .max(2000)
        .optional()
        .describe('Where the run would start; relative addresses are resolved against it'),
    }),
    output: () =>
      z.object({ steps: z.array(StepReading()).optional(), testCases: z.array(CaseReading()).optional() }),
    maxBodyBytes: 4 * 1024 * 1024,
    check: checkSize,
    async run(_context, { steps, testCases, baseUrl }) {
      const [{ readStep }, { inOrder }] = await Promise.all([
        import('../../../shared/domain/step-readings/read-step.ts'),
        import('../../../shared/domain/prose-steps/compile-case.ts'),
      ])
      const read = (step: StepProse, earlier: readonly TypedAction[] = []) => {
        const { actions, checks, ...reading } = readStep(step, { baseUrl, earlier })
        return { ...reading, actions, checks: checks.map((check) => ({ ...check })) }
      }
      const readAll = (each: z.output<ReturnType<typeof GivenStep>>[]) =>
        inOrder(each, ({ testData, ...prose }, earlier) =>
          read({ ...prose, ...(testData === undefined ? {} : { testData }) }, earlier),
        ).map((reading, index) => ({ stepNumber: each[index]?.stepNumber ?? index + 1, ...reading }))
      if (steps) return { steps: readAll(steps) }
      return {
        testCases: (testCases ?? []).map(({ id, steps: own = [], expectedResult = '' }) => {
          const each = readAll(own)
          const stated = expectedResult.trim() !== ''
          const outcome = stated ? read({ action: '', expectedResult }) : undefined
          const all = outcome ? [...each, outcome] : each
          const ready = all.every(({ readable }) => readable) && all.some(({ checks }) => checks.length > 0)
          return { id, ready, steps: each, ...(outcome ? { outcome } : {}) }
        }),
      }
    },
  })

import { z } from 'zod'
import { maxCaseCharacters, maxSessionCases } from '../../../shared/domain/test-cases/session-limit.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { TestCase, formats, scopes } from '../../../shared/domain/test-cases/schema.ts'
import { AnswerSchema } from '../../../shared/domain/test-generation/answers/schema.ts'
import { SummarySchema } from '../../../shared/domain/test-generation/schema.ts'
import { modelUsageField } from '../../../shared/schemas/asked-model.ts'
import { analysisFields } from './analysis.ts'
import { RehearsalView } from './rehearsal-view.ts'

export const maxRequirementCharacters = 200_000
export const maxUploadedCharacters = 500_000

export const email = () =>
  z
    .email()
    .max(254)
    .transform((address) => address.toLowerCase())
export const requirementsText = () =>
  z.string().trim().min(1, 'Write at least one requirement').max(maxRequirementCharacters)
export const pageUrl = () => z.string().min(1).max(2048)
export const maxTestCases = () => z.number().int().min(1).max(200)
export const ExecutionStarted = once(() =>
  z
    .object({ sessionId: z.string(), executionId: z.string(), status: z.literal('running') })
    .meta({ id: 'ExecutionStarted' }),
)

const time = () => z.iso.datetime()
export const status = () => z.enum(['draft', 'running', 'ready', 'failed'])

/** A set of cases as a client sends it: no two may share an id or a title. */
export const TestCaseSet = once(() =>
  z
    .array(TestCase())
    .max(maxSessionCases)
    .superRefine((testCases, context) => {
      testCases.forEach((testCase, index) => {
        if (JSON.stringify(testCase).length <= maxCaseCharacters) return
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `A case may have at most ${maxCaseCharacters.toLocaleString('en-US')} characters`,
        })
      })
      for (const field of ['id', 'title'] as const) {
        const seen = new Set<string>()
        testCases.forEach((testCase, index) => {
          if (seen.has(testCase[field])) {
            context.addIssue({
              code: 'custom',
              path: [index, field],
              message: `Another case has this ${field}`,
            })
          }
          seen.add(testCase[field])
        })
      }
    }),
)

/** The public session of the specification. */
export const PublicSessionView = once(() =>
  z
    .object({
      sessionId: z.string(),
      title: z.string(),
      status: status(),
      requirements: z.string(),
      scope: z.enum(scopes),
      format: z.enum(formats),
      maxTestCases: z.number(),
      uploadedFileName: z.string().nullable(),
      answers: z.array(AnswerSchema()).describe('Sentences of the requirements that answer what was asked'),
      conversation: z.array(
        z.object({
          role: z.enum(['user', 'assistant']),
          content: z.string(),
          timestamp: time(),
          testCaseCount: z.number(),
        }),
      ),
      testCases: z.array(TestCase()),
      summary: SummarySchema().nullable(),
      ...analysisFields(),
      events: z.array(z.record(z.string(), z.unknown())),
      modelUsage: modelUsageField(),
      rehearsal: RehearsalView()
        .nullable()
        .describe('What was found when cases were played on their page; null where that never happened'),
      totalTestCases: z.number(),
      totalIterations: z.number(),
      totalToolCalls: z.number(),
      turnCount: z.number(),
      latestExecutionId: z.string().nullable(),
      createdAt: time(),
      updatedAt: time(),
    })
    .meta({ id: 'PublicSession' }),
)

/** What a listing shows: enough to find a session again, nothing of its content. */
export const SessionCard = once(() =>
  z
    .object({
      sessionId: z.string().nullable().describe('Null for who has not made it, where no code is asked for'),
      title: z.string().nullable().describe('Null likewise'),
      status: status(),
      totalTestCases: z.number(),
      createdAt: time(),
      updatedAt: time(),
    })
    .meta({ id: 'SessionCard' }),
)

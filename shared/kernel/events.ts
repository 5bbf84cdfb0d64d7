import { z } from 'zod'
import { rehearsalStates } from '../domain/judging/rehearsed-case.ts'
import { once } from '../domain/basics/once.ts'
import { modelUsageField } from '../schemas/asked-model.ts'
import { TestCase } from '../domain/test-cases/schema.ts'

const fraction = () => z.number().min(0).max(1)
const durationMs = () => z.number().int().min(0)
const stepStatus = () => z.enum(['passed', 'failed', 'error', 'skipped'])

const generationEvents = () =>
  [
    z.object({
      type: z.literal('status'),
      phase: z.enum(['reading', 'modelling', 'designing', 'reviewing', 'writing']),
      message: z.string(),
      progress: fraction(),
    }),
    z.object({
      type: z.literal('tool_call'),
      tool: z.string(),
      input: z.unknown(),
      output: z.unknown(),
      durationMs: durationMs(),
    }),
    z.object({
      type: z.literal('case_written'),
      testCase: TestCase().describe(
        'A case as the judge saw it, before all of them are there: the result may leave it out',
      ),
    }),
    z.object({
      type: z.literal('result'),
      testCases: z.array(TestCase()),
      requirements: z.array(z.unknown()).optional(),
      gaps: z.array(z.unknown()).optional(),
      sources: z.array(z.unknown()).optional(),
      warnings: z.array(z.string()).optional(),
      added: z.array(z.string()),
      updated: z.array(z.string()),
      removed: z.array(z.string()),
      summary: z.unknown(),
      modelUsage: modelUsageField(),
    }),
  ] as const

const hostedRunEvents = () =>
  [
    z.object({
      type: z.literal('execution_start'),
      sessionId: z.string().nullable().describe('Null for a run of a project'),
      projectId: z.string().optional().describe('Of a run of a project'),
      baseUrl: z.string(),
      browser: z.object({ name: z.string(), version: z.string() }),
      total: z.number().int(),
    }),
    z.object({
      type: z.literal('case_start'),
      testCaseId: z.string(),
      title: z.string(),
      index: z.number().int(),
      total: z.number().int(),
    }),
    z.object({
      type: z.literal('step_start'),
      testCaseId: z.string(),
      stepNumber: z.number().int(),
      action: z.string(),
    }),
    z.object({
      type: z.literal('step_complete'),
      testCaseId: z.string(),
      stepNumber: z.number().int(),
      status: stepStatus(),
      durationMs: durationMs(),
      interpretedAction: z.unknown(),
      screenshotKey: z.string().optional(),
      error: z.string().optional(),
    }),
    z.object({
      type: z.literal('case_complete'),
      testCaseId: z.string(),
      status: stepStatus(),
      durationMs: durationMs(),
    }),
  ] as const

const rehearsalEvents = () =>
  [
    z.object({
      type: z.literal('case_rehearsed'),
      testCaseId: z.string(),
      state: z.enum(rehearsalStates),
      durationMs: durationMs(),
    }),
  ] as const

const lastEvent = () =>
  z.object({
    type: z.literal('execution_complete'),
    status: z.enum(['completed', 'failed', 'cancelled']),
    counts: z.record(z.string(), z.number()).optional(),
    totals: z.record(z.string(), z.number()).optional(),
    durationMs: durationMs(),
    error: z.object({ error: z.string(), message: z.string() }).optional(),
  })

/** The payloads of every event that an execution can emit, by type. `seq`, `at` and `executionId` are added when it is appended. */
export const EventPayload = once(() =>
  z.discriminatedUnion('type', [
    ...generationEvents(),
    ...hostedRunEvents(),
    ...rehearsalEvents(),
    lastEvent(),
  ]),
)

export type EventPayload = z.infer<ReturnType<typeof EventPayload>>

/** An event as it is stored and sent: `seq` is gapless from 1 within its execution, `at` an ISO time. */
export type ExecutionEvent = EventPayload & { executionId: string; seq: number; at: string }

export const executionStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type ExecutionStatus = (typeof executionStatuses)[number]

/** True when nothing more will happen in an execution. */
export function isOver(status: ExecutionStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled'
}

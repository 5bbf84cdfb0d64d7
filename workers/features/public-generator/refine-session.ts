import { z } from 'zod'
import { formats, scopes } from '../../../shared/domain/test-cases/schema.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { sessionBusy, sessionNotFound } from './errors.ts'
import { runGenerationJob } from './run-generation.job.ts'
import { ExecutionStarted, maxTestCases } from './schemas.ts'
import { startRun } from './start-run.ts'
import { requireSession } from './store.ts'

export const refineSession = defineOperation({
  id: 'public.refineSession',
  route: 'POST /api/public/test-cases/sessions/{sessionId}',
  summary: 'Refine the test cases of a session with a message',
  description:
    'Changes cases, their steps, priorities and order as the message asks, adds or removes some, or answers in the conversation what it could not do, and where a model was to read it and did not; `undo` takes the last message back. The refinement runs in the background: get the session until it is `ready` or `failed`, or follow `executionId` on `/ws`.',
  access: 'public',
  effect: 'write',
  input: () => ({
    sessionId: z.uuid(),
    message: z.string().trim().min(1, 'Say what to change').max(20_000),
    scope: z.enum(scopes).optional(),
    format: z.enum(formats).optional(),
    maxTestCases: maxTestCases().optional(),
  }),
  output: ExecutionStarted,
  errors: [sessionNotFound, sessionBusy],
  limits: [{ name: 'generations', setting: 'GENERATIONS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'direct',
  repeat: 'meets',
  async run(context, { sessionId, ...refining }) {
    await requireSession(context, sessionId)
    const { message, maxTestCases: cap } = refining
    const { executionId, waits } = await startRun(context, {
      sessionId,
      message,
      change: cap ? { maxTestCases: cap } : {},
      input: { kind: 'refine', ...refining },
    })
    if (waits) await enqueue(context, runGenerationJob, { executionId })
    return { sessionId, executionId, status: 'running' } as const
  },
})

import { z } from 'zod'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { RequirementSchema } from '../../../shared/domain/test-generation/requirements/schema.ts'
import { GapSchema, SummarySchema } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { internal, timedOut } from '../../../shared/kernel/errors.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { generationInterrupted } from '../quality/index.ts'
import { makeSession } from './create-session.ts'
import { sessionBusy, sessionNotFound } from './errors.ts'
import { requireSession } from './store.ts'
import { type Generation, generationFields } from './generation-input.ts'
import { readResult } from './read-result.ts'
import { type Ended, runGeneration } from './run-generation.ts'
import { runGenerationJob } from './run-generation.job.ts'
import { titleOf } from './rules.ts'
import { ExecutionStarted } from './schemas.ts'
import { startRun } from './start-run.ts'
import type { Work } from './work.ts'

const generated = () =>
  z.object({
    sessionId: z.string(),
    executionId: z.string(),
    testCases: z.array(TestCase()),
    requirements: z.array(RequirementSchema()),
    gaps: z.array(GapSchema()),
    summary: SummarySchema(),
    warnings: z.array(z.string()).optional(),
  })

export const generate = defineOperation({
  id: 'public.generate',
  route: 'POST /api/public/test-cases/generate',
  summary: 'Generate test cases from requirements',
  description:
    'With `stream` false the answer holds the cases. With `stream` true the work goes on in the background: get the session until it is `ready` or `failed`, or follow `executionId` on `/ws`.',
  access: 'public',
  effect: 'write',
  input: generationFields,
  output: () => z.union([generated(), ExecutionStarted()]),
  errors: [sessionNotFound, sessionBusy, timedOut, generationInterrupted],
  maxBodyBytes: 8 * 1024 * 1024,
  limits: [{ name: 'generations', setting: 'GENERATIONS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'direct',
  readAgainBy: 'public.getSession',
  repeat: 'meets',
  async run(context, request) {
    const sessionId = await sessionFor(context, request)
    const deadlineMs = context.services.settings.GENERATION_TIMEOUT_SECONDS * 1000
    const { executionId, waits } = await startRun(context, {
      sessionId,
      message: request.requirements,
      // A session that exists keeps the title it was given.
      change: request.sessionId ? settledBy(request) : {},
      input: { kind: 'generate', request },
      ...(request.stream ? {} : { deadlineMs }),
    })
    if (request.stream) {
      if (waits) await enqueue(context, runGenerationJob, { executionId })
      return { sessionId, executionId, status: 'running' } as const
    }
    const ended = await Promise.race([runGeneration(context, executionId), after(deadlineMs)])
    if (ended.how === 'failed') throw ended.error ?? internal()
    if (ended.how === 'over') return { sessionId, executionId, ...(await resultTold(context, executionId)) }
    return { sessionId, executionId, ...ended.result }
  },
})

/** What an execution that somebody else ended told: the work of a process that died, whose answer never came. */
async function resultTold({ services }: Context, executionId: string) {
  const told = await readResult(services.executions.getByName(executionId))
  if (!told) throw tooSlow()
  const { testCases, requirements, gaps, summary, warnings } = told
  const lost = 'The process that designed these cases died before it had told their requirements and gaps.'
  const said = [...(warnings ?? []), ...(requirements && gaps ? [] : [lost])]
  const parts = { testCases, requirements: requirements ?? [], gaps: gaps ?? [], summary }
  // The answer's schema checks it, as that of any work.
  return { ...(parts as Work['result']), ...(said.length > 0 && { warnings: said }) }
}

const tooSlow = () =>
  timedOut({ message: 'The generation took too long. Start it again with stream set to true.' })

const after = (ms: number) => new Promise<Ended>((resolve) => setTimeout(() => resolve({ how: 'over' }), ms))

async function sessionFor(context: Context, request: Generation): Promise<string> {
  if (request.sessionId) return (await requireSession(context, request.sessionId, 'sessionId')).sessionId
  const title = titleOf(request.requirements)
  const email = request.userEmail ?? null
  const session = await makeSession(context, { ...settledBy(request), title, email })
  return session.sessionId
}

function settledBy(request: Generation) {
  const { requirements, scope, format, maxTestCases, uploadedFileName } = request
  return {
    requirements,
    scope,
    format,
    maxTestCases,
    uploadedFileName: uploadedFileName ?? null,
  }
}

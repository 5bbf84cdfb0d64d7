import { z } from 'zod'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { RequirementSchema } from '../../../shared/domain/test-generation/requirements/schema.ts'
import { SummarySchema } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { internal, timedOut } from '../../../shared/kernel/errors.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { generationInterrupted, insteadOfResult, orQuestions } from '../engine/index.ts'
import { knowledgeBaseNotFound } from '../knowledge-bases/index.ts'
import { readSources, routed } from '../quality/index.ts'
import { analysisFields, analysisView } from './analysis.ts'
import { makeSession } from './create-session.ts'
import { sessionBusy, sessionNotFound } from './errors.ts'
import { readSession, requireSession } from './store.ts'
import { type Generation, generationFields } from './generation-input.ts'
import { openBases } from './open-bases.ts'
import { readByCaller } from './read-by-caller.ts'
import { readResult } from './read-result.ts'
import { orOver, runGeneration } from './run-generation.ts'
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
    ...analysisFields(),
    summary: SummarySchema(),
    sources: readSources(),
    warnings: z.array(z.string()).optional(),
  })

export const generate = defineOperation({
  id: 'public.generate',
  route: 'POST /api/public/test-cases/generate',
  summary: 'Generate test cases from requirements',
  description:
    'With `stream` false the answer holds the cases. With `stream` true the work goes on in the background: get the session until it is `ready` or `failed`, or follow `executionId` on `/ws`. Up to 12 pieces of the knowledge bases in `userKbIds` are known beside the requirements (`sources`), and no case is made of those alone.',
  access: 'public',
  effect: 'write',
  knowsCaller: ({ userKbIds = [] }) => userKbIds.length > 0,
  input: generationFields,
  output: () => orQuestions(z.union([generated(), ExecutionStarted()])),
  errors: [knowledgeBaseNotFound, sessionNotFound, sessionBusy, timedOut, generationInterrupted],
  maxBodyBytes: 8 * 1024 * 1024,
  limits: [{ name: 'generations', setting: 'GENERATIONS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  mcp: 'direct',
  readAgainBy: 'public.getSession',
  repeat: 'meets',
  async run(context, { read: reader, answers: given, ...fields }) {
    const { answers, handed } = routed({ read: reader, answers: given })
    const request = { ...fields, ...(answers && { answers }) }
    const bases = await openBases(context, request.userKbIds ?? [])
    const read = handed && (await readByCaller(context, request, { bases, answers: handed }))
    if (read?.open) return insteadOfResult(read.open)
    const sessionId = await sessionFor(context, request)
    const deadlineMs = context.services.settings.GENERATION_TIMEOUT_SECONDS * 1000
    const { executionId, waits } = await startRun(context, {
      sessionId,
      message: request.requirements,
      // A session that exists keeps the title it was given.
      change: request.sessionId ? settledBy(request) : {},
      input: { kind: 'generate', request, ...(bases.length > 0 && { bases }), ...(read && { read }) },
      ...(request.stream ? {} : { deadlineMs }),
    })
    if (request.stream) {
      if (waits) await enqueue(context, runGenerationJob, { executionId })
      return { sessionId, executionId, status: 'running' } as const
    }
    const ended = await orOver(runGeneration(context, executionId), deadlineMs)
    if (ended.how === 'failed') throw ended.error ?? internal()
    if (ended.how === 'over')
      return { sessionId, executionId, ...(await toldBy(context, sessionId, executionId)) }
    return { sessionId, executionId, ...answerOf(ended.result) }
  },
})

/** A result as the answer tells it: what was analysed points at the cases that were made. */
const answerOf = ({ sentences, gaps, models, ...result }: Work['result']) => ({
  ...result,
  ...analysisView({ sentences, gaps, models }, result.testCases),
})

/** What an execution that somebody else ended told: the work of a process that died, whose answer never came. */
async function toldBy(context: Context, sessionId: string, executionId: string) {
  const told = await readResult(context.services.executions.getByName(executionId))
  if (!told) throw tooSlow()
  const { testCases, requirements, gaps, summary, warnings } = told
  const { completedExecutionId, analysis } = await readSession(context, sessionId)
  const kept = completedExecutionId === executionId ? analysis : null
  const lost = 'The process that designed these cases died before it had told their requirements and gaps.'
  const said = [...(warnings ?? []), ...(requirements && (gaps ?? kept) ? [] : [lost])]
  const analysed = analysisView(kept, testCases)
  const parts = { requirements: requirements ?? [], gaps: gaps ?? analysed.gaps, summary }
  // The answer's schema checks it, as that of any work.
  const result = { testCases, ...(parts as Pick<Work['result'], keyof typeof parts>) }
  return { ...analysed, ...result, ...(said.length > 0 && { warnings: said }) }
}

const tooSlow = () =>
  timedOut({ message: 'The generation took too long. Start it again with stream set to true.' })

async function sessionFor(context: Context, request: Generation): Promise<string> {
  if (request.sessionId) return (await requireSession(context, request.sessionId, 'sessionId')).sessionId
  const title = titleOf(request.requirements)
  const email = request.userEmail ?? null
  const session = await makeSession(context, { ...settledBy(request), title, email })
  return session.sessionId
}

function settledBy(request: Generation) {
  const { requirements, scope, format, maxTestCases, uploadedFileName, answers } = request
  return {
    requirements,
    scope,
    format,
    maxTestCases,
    uploadedFileName: uploadedFileName ?? null,
    ...(answers && { answers }),
  }
}

import { z } from 'zod'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { RequirementSchema } from '../../../shared/domain/requirement-reading/requirement-schema.ts'
import { SummarySchema } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { internal, timedOut, validationFailed } from '../../../shared/kernel/errors.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { modelUsageField } from '../../../shared/schemas/asked-model.ts'
import { generationInterrupted } from '../engine/index.ts'
import {
  PageConfig,
  foreignPage,
  hostOf,
  partyOf,
  planVisit,
  requireTarget,
  runsPerAddress,
  runsPerHost,
  runsPerParty,
  targetRefused,
} from '../hosted-runs/index.ts'
import { knowledgeBaseNotFound } from '../knowledge-bases/index.ts'
import { readSources } from '../quality/index.ts'
import { analysisFields, analysisView } from './analysis.ts'
import { makeSession } from './create-session.ts'
import { sessionBusy, sessionNotFound } from './errors.ts'
import { readSession, requireSession } from './store.ts'
import { type Generation, type GenerationInput, type RunInput, generationFields } from './generation-input.ts'
import { lookAndGenerate } from './look-and-generate.ts'
import { openBases } from './open-bases.ts'
import { orOver, runGeneration } from './run-generation.ts'
import { runGenerationJob } from './run-generation.job.ts'
import { rehearsalGraceMs } from './rehearsal-input.ts'
import { titleOf } from './rules.ts'
import { ExecutionStarted, requirementsText } from './schemas.ts'
import { backgroundMs, startRun } from './start-run.ts'
import { endedResult, resultAtEnd } from './ended-result.ts'
import { untilOver } from './until-over.ts'
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
    modelUsage: modelUsageField(),
    warnings: z.array(z.string()).optional(),
  })

type Looking = Pick<Generation, 'pageUrl' | 'userEmail'>

/** A look at a page counts as a run against it. */
const forLooks =
  (key: Limit<Looking>['key']): Limit<Looking>['key'] =>
  (context, input) =>
    input.pageUrl === undefined ? undefined : key(context, input)

const looks: Limit<Looking>[] = [
  { ...runsPerParty, key: forLooks(partyOf) },
  { ...runsPerAddress, key: forLooks(({ addressKey }) => addressKey) },
  { ...runsPerHost, key: (_context, { pageUrl }) => hostOf(pageUrl) },
]

/** So does a rehearsal there. */
const rehearsals = looks.map((limit): Limit<Looking & Pick<GenerationInput, 'rehearse'>> => ({
  ...limit,
  key: (context, input) => (input.rehearse ? limit.key(context, input) : undefined),
}))

/** Of the time of a generation, what the look at a page may take. */
const lookShare = 0.7
const longestLookMs = 90_000

export const generate = defineOperation({
  id: 'public.generate',
  route: 'POST /api/public/test-cases/generate',
  summary: 'Generate test cases from requirements',
  description:
    'With `stream` false the answer holds the cases. With `stream` true the work goes on in the background: get the session until it is `ready` or `failed`, or follow `executionId` on `/ws`. Up to 12 pieces of the knowledge bases in `userKbIds` are known beside the requirements (`sources`), and no case is made of those alone. With `pageUrl` the page is looked at in a hosted browser first, as a run would open it; one that cannot be looked at is a warning. With `rehearse` the cases are played there as well.',
  access: 'public',
  effect: 'write',
  knowsCaller: ({ userKbIds = [] }) => userKbIds.length > 0,
  input: () => ({
    ...generationFields(),
    requirements: requirementsText()
      .optional()
      .describe('What cases are made of; without it the text of the session that `sessionId` names'),
  }),
  check: (_context, { requirements, sessionId }) => {
    if (requirements === undefined && sessionId === undefined) throw noText('Required')
  },
  output: () => z.union([generated(), ExecutionStarted()]),
  errors: [
    knowledgeBaseNotFound,
    sessionNotFound,
    sessionBusy,
    targetRefused,
    foreignPage,
    timedOut,
    generationInterrupted,
  ],
  maxBodyBytes: 8 * 1024 * 1024,
  limits: [
    { name: 'generations', setting: 'GENERATIONS_PER_HOUR', key: ({ addressKey }) => addressKey },
    ...looks,
    ...rehearsals,
  ],
  mcp: 'direct',
  readAgainBy: 'public.getSession',
  repeat: 'meets',
  openWorld: true,
  async run(context, { pageConfig, ...fields }) {
    const request = { ...fields, requirements: fields.requirements ?? (await textOf(context, fields)) }
    const baseUrl = pageOf(context, { ...request, pageConfig })
    const bases = await openBases(context, request.userKbIds ?? [])
    const sessionId = await sessionFor(context, request)
    const { GENERATION_TIMEOUT_SECONDS } = context.services.settings
    const deadlineMs = request.stream ? backgroundMs : GENERATION_TIMEOUT_SECONDS * 1000
    const input: RunInput = {
      kind: 'generate',
      request,
      ...(bases.length > 0 && { bases }),
    }
    const config = pageConfig ?? PageConfig().parse({})
    const party = partyOf(context, request)
    const withinMs = Math.min(longestLookMs, deadlineMs * lookShare)
    const { executionId, waits } = await startRun(context, {
      sessionId,
      message: request.requirements,
      // A session that exists keeps the title it was given.
      change: request.sessionId ? settledBy(request) : {},
      input:
        baseUrl === undefined
          ? input
          : async (executionId) => ({
              ...input,
              visit: await planVisit(context, { executionId, baseUrl, config, party, withinMs }),
              ...(request.rehearse && { rehearseUntil: context.now() + deadlineMs - rehearsalGraceMs }),
            }),
      deadlineMs,
    })
    const isElsewhere = request.stream || baseUrl !== undefined
    if (isElsewhere && waits)
      await enqueue(context, baseUrl === undefined ? runGenerationJob : lookAndGenerate, { executionId })
    if (request.stream) return { sessionId, executionId, status: 'running' } as const
    const ended = { sessionId, executionId }
    if (isElsewhere) {
      await untilOver(context, executionId, deadlineMs)
      return { ...ended, ...(await resultAtEnd(context, ended)) }
    }
    const done = await orOver(runGeneration(context, executionId), deadlineMs)
    if (done.how === 'failed') throw done.error ?? internal()
    return { ...ended, ...(done.how === 'over' ? await endedResult(context, ended) : answerOf(done.result)) }
  },
})

const noText = (message: string) => validationFailed({ details: [{ path: 'requirements', message }] })

/** The text that a session has. */
async function textOf(
  context: Context,
  { sessionId = '' }: { sessionId?: string | undefined },
): Promise<string> {
  await requireSession(context, sessionId, 'sessionId')
  const { requirements } = await readSession(context, sessionId)
  if (requirements === '') throw noText('The session has no text: send one')
  return requirements
}

/** The page to look at, once it is certain that it may be opened. */
function pageOf(
  context: Context,
  { pageUrl, pageConfig, rehearse }: Partial<Pick<GenerationInput, 'pageUrl' | 'pageConfig' | 'rehearse'>>,
) {
  if (pageUrl !== undefined) return requireTarget(context, pageUrl, 'pageUrl')
  const opened = 'Name the page that is opened so as `pageUrl`'
  if (pageConfig) throw validationFailed({ details: [{ path: 'pageConfig', message: opened }] })
  const played = 'Name the page that the cases are rehearsed on as `pageUrl`'
  if (rehearse) throw validationFailed({ details: [{ path: 'rehearse', message: played }] })
  return undefined
}

/** A result as the answer tells it: what was analysed points at the cases that were made. */
const answerOf = ({ sentences, gaps, models, observed, ...result }: Work['result']) => ({
  ...result,
  ...analysisView({ sentences, gaps, models, ...(observed && { observed }) }, result.testCases),
})

async function sessionFor(context: Context, request: GenerationRequest): Promise<string> {
  if (request.sessionId) return (await requireSession(context, request.sessionId, 'sessionId')).sessionId
  const title = titleOf(request.requirements)
  const email = request.userEmail ?? null
  const session = await makeSession(context, { ...settledBy(request), title, email })
  return session.sessionId
}

type GenerationRequest = Omit<Generation, 'pageConfig'>

function settledBy(request: GenerationRequest) {
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

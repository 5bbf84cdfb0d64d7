import { z } from 'zod'
import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { isOver } from '../../../shared/kernel/events.ts'
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
  testCaseNotFound,
} from '../hosted-runs/index.ts'
import { nothingToRehearse, sessionBusy, sessionNotFound } from './errors.ts'
import { type RehearsalInput, rehearsalGraceMs, rehearsalMs } from './rehearsal-input.ts'
import { mostRehearsed, planRehearsal } from './rehearsal-plan.ts'
import { rehearse } from './rehearse.ts'
import { refusals } from './replace-test-cases.ts'
import { email, pageUrl } from './schemas.ts'
import { readSession } from './store.ts'

interface Input {
  pageUrl: string
  userEmail?: string | undefined
}

/** It opens the page as a run does, and counts as one. */
const limits: Limit<Input>[] = [
  { ...runsPerParty, key: partyOf },
  { ...runsPerAddress, key: ({ addressKey }) => addressKey },
  { ...runsPerHost, key: (_context, input) => hostOf(input.pageUrl) },
]

/** Until then it has begun: the queue may be long. */
const queueMs = 300_000

export const rehearseSession = defineOperation({
  id: 'public.rehearse',
  route: 'POST /api/public/test-cases/sessions/{sessionId}/rehearse',
  summary: 'Rehearse the cases of a session on their page',
  description:
    'Plays each case that is ready once in a hosted browser, as a person would use the page: data may be sent. No test run: a case passes, could not be performed, or the page differs from the text. Get the rehearsal until it is over, or follow `executionId` on `/ws`. At most 60 cases or four minutes; the next rehearsal takes up what is left. A case that is edited meanwhile is not judged. Cases of a model that could not be performed go back to it once: it may operate the page in another way, and changes no entry and no expectation.',
  access: 'public',
  effect: 'write',
  input: () => ({
    sessionId: z.uuid(),
    pageUrl: pageUrl().describe('The page that the cases are about'),
    testCaseIds: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(mostRehearsed)
      .optional()
      .describe('Only these cases; without it, all that a run can play'),
    pageConfig: PageConfig().optional().describe('How that page is opened; nothing of it is kept'),
    userEmail: email().optional(),
  }),
  output: () => z.object({ executionId: z.uuid(), status: z.literal('queued') }),
  errors: [sessionNotFound, sessionBusy, testCaseNotFound, nothingToRehearse, targetRefused, foreignPage],
  limits,
  mcp: 'direct',
  readAgainBy: 'public.getRehearsal',
  openWorld: true,
  repeat: 'meets',
  async run(context, { sessionId, testCaseIds, pageConfig, ...input }) {
    const session = await readSession(context, sessionId)
    const baseUrl = requireTarget(context, input.pageUrl, 'pageUrl')
    const executionId = idsFor(context, 'execution').secret()
    requireReady(session, { testCaseIds, executionId })
    const now = context.now()
    const deadlineMs = queueMs + rehearsalMs.wait + rehearsalMs.play + rehearsalGraceMs
    const config = pageConfig ?? PageConfig().parse({})
    const plan = { executionId, baseUrl, config, party: partyOf(context, input), withinMs: deadlineMs }
    const visit = await planVisit(context, plan)
    const until = now + deadlineMs - rehearsalGraceMs
    await start(context, {
      executionId,
      sessionId,
      deadlineAt: now + deadlineMs,
      input: { kind: 'rehearse', visit, until, ...(testCaseIds && { testCaseIds }) },
    })
    return { executionId, status: 'queued' as const }
  },
})

interface RehearsalRequest {
  testCaseIds: string[] | undefined
  executionId: string
}

function requireReady(session: SessionSnapshot, { testCaseIds, executionId }: RehearsalRequest): void {
  const { rehearsingExecutionId = null } = session
  if (session.status === 'running') throw sessionBusy()
  if (rehearsingExecutionId !== null && rehearsingExecutionId !== executionId) throw sessionBusy()
  const existing = new Set(session.testCases.map(({ id }) => id))
  const missing = testCaseIds?.flatMap((id, index) => (existing.has(id) ? [] : [index])) ?? []
  if (missing.length > 0)
    throw testCaseNotFound({
      details: missing.map((index) => ({ path: `testCaseIds.${index}`, message: testCaseNotFound.sentence })),
    })
  if (planRehearsal(session.testCases, testCaseIds).cases.length === 0) throw nothingToRehearse()
}

interface Start {
  executionId: string
  sessionId: string
  deadlineAt: number
  input: RehearsalInput
}

/** The Execution comes first: it ends by itself, and frees the session, whatever happens in between. */
async function start(context: Context, { executionId, sessionId, ...run }: Start): Promise<void> {
  const { services } = context
  const execution = () => services.executions.getByName(executionId)
  const started = await execution().start({
    kind: 'rehearsal',
    executionId,
    sessionId,
    organizationId: null,
    ...run,
    silenceMs: services.settings.RUN_SILENCE_SECONDS * 1000,
    events: [{ type: 'status', phase: 'reviewing', message: 'Waiting for a browser', progress: 0 }],
    now: context.now(),
  })
  if (isOver(started.status)) return
  try {
    const begun = await services.publicSessions.getByName(sessionId).beginRehearsal({ executionId })
    if (!begun.ok) throw refusals[begun.code]()
  } catch (error) {
    if (isServiceError(error)) await execution().purge()
    throw error
  }
  if (started.status === 'queued') await enqueue(context, rehearse, { executionId })
}

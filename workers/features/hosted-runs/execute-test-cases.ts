import { z } from 'zod'
import { notImplemented } from '../../../shared/kernel/errors.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { UnreadableStepView } from './execution-schemas.ts'
import { foreignPage, sessionNotFound, targetRefused, testCaseNotFound } from './errors.ts'
import { WebConfig, readWebConfig } from './run-config.ts'
import { casesOfSession, listInSession } from './session-run.ts'
import { hostOf, partyOf, runsPerAddress, runsPerHost, runsPerParty } from './run-limits.ts'
import { startRun } from './start-run.ts'

const testTypes = ['web', 'rest_api', 'soap_api', 'graphql', 'a11y', 'perf'] as const

/** What is answered with 501 is not started, so it counts for nothing. */
const ofRuns =
  (key: Limit<Input>['key']): Limit<Input>['key'] =>
  (context, input) =>
    input.testType === 'web' ? key(context, input) : undefined

interface Input {
  testType: string
  userEmail?: string | undefined
  config: Record<string, unknown>
}

const perCaller: Limit<Input> = {
  ...runsPerParty,
  key: ofRuns(partyOf),
}

const perAddress: Limit<Input> = {
  ...runsPerAddress,
  key: ofRuns((context) => context.addressKey),
}

const perHost: Limit<Input> = {
  ...runsPerHost,
  key: ofRuns((_context, { config }) => hostOf(config.url)),
}

export const executeTestCases = defineOperation({
  id: 'public.execute',
  route: 'POST /api/public/test-cases/execute',
  summary: 'Run test cases of a session in a hosted browser',
  description:
    'Answers at once; the run goes on in the background. Get the execution until it is over, or follow it on `/ws`, for verdicts and evidence links. Cases run one after the other, each in a fresh browser context. `unreadable` names at once what the rules of steps do not read, with sentences that they do; the run goes on without waiting for them.',
  access: 'public',
  effect: 'write',
  input: () => ({
    sessionId: z.uuid(),
    testCaseIds: z.array(z.string().min(1).max(200)).min(1),
    testType: z
      .enum(testTypes)
      .default('web')
      .describe('Only web runs are implemented; the others answer 501.'),
    config: z
      .union([WebConfig(), z.record(z.string(), z.unknown())])
      .describe('For web runs a WebRunConfig; `url` is required. Unknown fields are refused.'),
    parallel: z.boolean().default(false).describe('Reserved: runs are sequential.'),
    userEmail: z.email().max(320).optional(),
  }),
  output: () =>
    z.object({
      executionId: z.uuid(),
      status: z.literal('queued'),
      unreadable: z
        .array(UnreadableStepView())
        .describe('Steps that the run will not understand, of all cases; the first 50 parts.'),
    }),
  errors: [notImplemented, sessionNotFound, testCaseNotFound, targetRefused, foreignPage],
  limits: [perCaller, perAddress, perHost],
  mcp: 'direct',
  openWorld: true,
  repeat: 'meets',
  async run(context, { testType, ...input }) {
    if (testType !== 'web') {
      throw notImplemented({
        message: `Hosted execution of type ${testType} is not implemented; only web is.`,
      })
    }
    const { sessionId, testCaseIds } = input
    const executionId = idsFor(context, 'execution').secret()
    const unreadable = await startRun(context, {
      executionId,
      owner: { sessionId, organizationId: null },
      config: readWebConfig(input.config),
      targetPath: 'config.url',
      party: partyOf(context, input),
      cases: () => casesOfSession(context, { sessionId, testCaseIds }),
      list: ({ now }) => listInSession(context, { sessionId, executionId, now }),
    })
    return { executionId, unreadable, status: 'queued' as const }
  },
})

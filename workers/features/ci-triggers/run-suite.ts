import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import { rateLimited, validationFailed } from '../../../shared/kernel/errors.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { name } from '../../../shared/schemas/name.ts'
import { foreignPage, mostParallel, requireTarget, targetRefused } from '../hosted-runs/index.ts'
import { namedProjectNotFound, projectNotFound, projectOrganization } from '../projects/index.ts'
import { storyNotFound } from '../stories/index.ts'
import { testCaseNotFound } from '../test-cases/index.ts'
import { address, requireAddress } from '../webhooks/index.ts'
import { awaitRun } from './await-run.ts'
import { alreadyStarted, suiteEmpty, suiteTooLarge } from './errors.ts'
import { refuseSuite, requireSuite } from './pick-suite.ts'
import { givenSecret, longestWaitSeconds, mostWaiting, shortWaitMs } from './rules.ts'
import { CiRun, branch, commit, environment, suite, targetUrl } from './schemas.ts'
import { startSuite } from './start-suite.ts'

export const runSuite = defineOperation({
  id: 'ciTriggers.runSuite',
  route: 'POST /api/qa/webhooks',
  summary: 'Run a suite of a project from a pipeline',
  description:
    'Answers at once, or when the run is over, but after `waitSeconds` at the latest. A commit that has run with the same suite, environment and target within 24 hours is answered by its latest run, `repeated`, unless `rerun` asks for another: a pipeline may send the call again until the run is over. With `callbackUrl` the end of a run that this call starts is told there, signed with `callbackSecret` as web hooks are; a repeated one tells those who started it.',
  access: {
    role: 'member',
    organization: (context, input) => projectOrganization(context, input, namedProjectNotFound),
    hidden: namedProjectNotFound,
    existing: requireSuite,
  },
  effect: 'write',
  input: () => ({
    projectId: z.uuid(),
    targetUrl: targetUrl(),
    suite: suite(),
    environment: environment(),
    name: name(200).or(z.literal('')).default(''),
    commit: commit(),
    branch: branch(),
    callbackUrl: address().optional(),
    callbackSecret: z
      .string()
      .max(200)
      .optional()
      .describe('Signs the callback: base64 of 24 to 64 random bytes, with or without `whsec_` in front'),
    autoCreateDefects: z.boolean().default(false),
    parallel: z.number().int().min(1).max(mostParallel).default(1).describe('Cases that go on at a time'),
    waitSeconds: z
      .number()
      .int()
      .min(0)
      .max(longestWaitSeconds)
      .default(0)
      .describe(
        `How long the answer waits for the end. ${mostWaiting} calls wait for one run at a time, others for ${shortWaitMs / 1000} seconds at most`,
      ),
    rerun: z.boolean().default(false).describe('True starts the run again, also of a commit that has run'),
  }),
  check(context, given) {
    refuseSuite(context, given.suite)
    requireTarget(context, given.targetUrl, 'targetUrl')
    callbackOf(context, given)
  },
  output: CiRun,
  errors: [
    projectNotFound,
    storyNotFound,
    testCaseNotFound,
    targetRefused,
    foreignPage,
    suiteEmpty,
    suiteTooLarge,
    alreadyStarted,
    rateLimited,
  ],
  mcp: 'listed',
  openWorld: true,
  repeat: 'meets',
  async run(context, { waitSeconds, callbackUrl, callbackSecret, ...asked }) {
    const run = await startSuite(context, {
      ...asked,
      executionId: idsFor(context, 'execution').secret(),
      action: 'ciTriggers.runSuite',
      from: null,
      callback: callbackOf(context, { callbackUrl, callbackSecret }),
    })
    return awaitRun(context, run, waitSeconds)
  },
})

interface Given {
  callbackUrl?: string | undefined
  callbackSecret?: string | undefined
}

/** Where the end of a run is told, and what signs it; null for nowhere. */
function callbackOf(context: Context, { callbackUrl, callbackSecret }: Given) {
  if (callbackUrl === undefined && callbackSecret === undefined) return null
  if (callbackUrl === undefined) throw refusal('callbackUrl', 'Required with callbackSecret')
  const url = requireAddress(context, callbackUrl, 'callbackUrl')
  if (callbackSecret === undefined) throw refusal('callbackSecret', 'Required with callbackUrl')
  const secret = givenSecret(callbackSecret)
  if (secret) return { url, secret }
  const how = 'Must be base64 of 24 to 64 random bytes, as `openssl rand -base64 32` makes it'
  throw refusal('callbackSecret', how)
}

const refusal = (path: string, message: string) => validationFailed({ details: [{ path, message }] })

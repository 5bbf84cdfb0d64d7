import { z } from 'zod'
import { environments } from '../../../shared/db/tables/test-runs.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { name } from '../../../shared/schemas/name.ts'
import {
  UnreadableStepView,
  WebConfig,
  foreignPage,
  mostParallel,
  readWebConfig,
  requireTarget,
  targetRefused,
} from '../hosted-runs/index.ts'
import { namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { projectNotFound, requireLinked, requireProject } from '../projects/index.ts'
import { sprintNotFound, storyNotFound } from '../stories/index.ts'
import { GivenTestCase, testCaseNotFound, testCaseStale } from '../test-cases/index.ts'
import { linksOf } from './links.ts'
import { casesOfProject, refuseCases } from './pick-cases.ts'
import { runLimits, startTestRun } from './start-test-run.ts'

export const runTestCases = defineOperation({
  id: 'testRuns.start',
  route: 'POST /api/qa/test-execution/run',
  summary: 'Run test cases of a project in hosted browsers',
  description:
    'Answers at once; the run goes on in the background. `testCases` are ids of stored cases, or whole cases: one that the project does not have yet is stored first, one that it has (by its id or `externalId`) runs as it is stored. `parallel` cases go on at a time, each in a fresh browser context. With `autoCreateDefects` each distinct failure becomes a defect. Ask for its status until it is over, or follow it on `/ws`.',
  access: {
    role: 'member',
    organization: (_context, { organizationId }) => organizationId,
    hidden: namedNotFound,
    existing: async (context, { projectId, storyId, sprintId }) => {
      await requireProject(context, projectId)
      await requireLinked(context, projectId, linksOf({ storyId, sprintId }))
    },
  },
  effect: 'write',
  input: () => ({
    projectId: z.uuid(),
    organizationId: z.uuid(),
    targetUrl: z.string().min(1).max(2000).describe('Where every case starts'),
    testCases: z
      .array(z.union([z.string().min(1).max(200), GivenTestCase()]))
      .min(1, 'Name at least one case')
      .describe('Ids of stored cases, or whole cases'),
    name: name(200).or(z.literal('')).default(''),
    environment: z.enum(environments).nullable().default(null),
    storyId: z.uuid().nullable().default(null),
    sprintId: z.uuid().nullable().default(null),
    autoCreateDefects: z.boolean().default(false),
    parallel: z.number().int().min(1).max(mostParallel).default(1).describe('Cases that go on at a time'),
    config: z
      .union([WebConfig().omit({ url: true }), z.record(z.string(), z.unknown())])
      .default({})
      .describe('A WebRunConfig without its `url`, which is `targetUrl`. Unknown fields are refused.'),
  }),
  check: (context, { testCases, config, targetUrl }) => {
    refuseCases(context, testCases)
    readWebConfig({ ...config, url: targetUrl })
    requireTarget(context, targetUrl, 'targetUrl')
  },
  output: () =>
    z.object({
      executionId: z.uuid(),
      status: z.literal('queued'),
      total: z.int().describe('How many cases run'),
      unreadable: z
        .array(UnreadableStepView())
        .describe('Steps that the run will not understand, of all cases; the first 50 parts.'),
    }),
  errors: [
    organizationNotFound,
    projectNotFound,
    storyNotFound,
    sprintNotFound,
    testCaseNotFound,
    testCaseStale,
    targetRefused,
    foreignPage,
  ],
  limits: runLimits,
  maxBodyBytes: 16 * 1024 * 1024,
  mcp: 'direct',
  openWorld: true,
  repeat: 'meets',
  run: (context, { testCases: given, ...run }) =>
    startTestRun(context, {
      ...run,
      executionId: idsFor(context, 'execution').secret(),
      action: 'testRuns.start',
      links: linksOf(run),
      cases: () => casesOfProject(context, { projectId: run.projectId, storyId: run.storyId, given }),
    }),
})

import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { causes } from '../../../shared/domain/verdict-causes/causes-of-codes.ts'
import { executionStatuses } from '../../../shared/kernel/events.ts'
import { CandidatesView } from './candidates-view.ts'
import { StepStrengthView, StrengthView } from './strength-view.ts'

export const verdict = () => z.enum(['passed', 'failed', 'error', 'skipped'])
export const causeView = () =>
  z
    .enum(causes)
    .optional()
    .describe(
      'Why it did not pass. behaviour: the page does not do what the text says, which was checked. control: the page has no such control, has several, or none that can be used. step: the text could not be read or checked. other: time, network or the browser, or it was skipped.',
    )

export const CausesView = once(() =>
  z
    .object({ behaviour: z.int(), control: z.int(), step: z.int(), other: z.int() })
    .meta({ id: 'VerdictCauses' }),
)

const link = () => z.string().nullable()

export const Browser = once(() => z.object({ name: z.string(), version: z.string() }))
export const RunCounts = once(() =>
  z.object({
    total: z.int(),
    passed: z.int(),
    failed: z.int(),
    error: z.int(),
    skipped: z.int(),
    healed: z.int(),
  }),
)

const unchecked = () =>
  z.array(z.string()).optional().describe('What its author left to a person: no run checks it.')

const Assertion = once(() =>
  z.object({ kind: z.string(), expected: z.string(), actual: z.string(), passed: z.boolean() }),
)

export const StepResultView = once(() =>
  z
    .object({
      stepNumber: z.int(),
      action: z.string(),
      status: verdict(),
      durationMs: z.int(),
      screenshotKey: z.string().optional(),
      targetScreenshotKey: z
        .string()
        .optional()
        .describe('The picture in which the element that the step was about is outlined.'),
      error: z.string().optional(),
      candidates: CandidatesView().optional(),
      interpretedAction: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('`interpretedBy` says who read the prose: grammar or model.'),
      healed: z.boolean(),
      healing: z.object({ from: z.string(), to: z.string(), reason: z.string() }).optional(),
      assertions: z.array(Assertion()),
      unchecked: unchecked(),
      strength: StepStrengthView().optional(),
    })
    .meta({ id: 'StepResult' }),
)

export const CaseResultView = once(() =>
  z
    .object({
      testCaseId: z.string(),
      title: z.string(),
      status: verdict(),
      durationMs: z.int(),
      cause: causeView(),
      error: z.string().optional(),
      candidates: CandidatesView().optional(),
      steps: z.array(StepResultView()),
      assertions: z.array(Assertion()).describe('Checks of the expected result of the case itself.'),
      unchecked: unchecked(),
      strength: StrengthView().optional().describe('Of a case that passed, with `assertionStrength`.'),
      screenshotUrls: z.record(z.string(), z.string()),
      videoUrl: link(),
      consoleUrl: link(),
      harUrl: link(),
      traceUrl: link().describe('A Playwright trace, for `playwright show-trace` and trace.playwright.dev.'),
      warnings: z.array(z.string()).describe('Evidence that is missing, and why.'),
    })
    .meta({ id: 'CaseResult' }),
)

export const ExecutionSummary = once(() =>
  z.object({
    executionId: z.string(),
    sessionId: z.string().nullable(),
    status: z.enum(executionStatuses),
    testType: z.string(),
    browser: Browser().nullable(),
    baseUrl: z.string(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    durationMs: z.int(),
    counts: RunCounts(),
  }),
)

export const runError = () => z.object({ error: z.string(), message: z.string() }).nullable()

export const ExecutionView = once(() =>
  ExecutionSummary()
    .extend({
      config: z
        .object({
          viewport: z.object({ width: z.int(), height: z.int() }),
          locale: z.string(),
          timezone: z.string(),
          stopOnFailure: z.boolean(),
          video: z.boolean(),
          assertionStrength: z.boolean(),
        })
        .describe('How the run was set up, without what nobody may read: headers, basicAuth and secrets.'),
      planned: z
        .array(z.object({ testCaseId: z.string(), title: z.string(), steps: z.int() }))
        .describe('All cases of the run in their order, with how many steps they have.'),
      latest: z
        .object({ testCaseId: z.string(), stepNumber: z.int(), screenshotUrl: z.string() })
        .nullable()
        .describe(
          'The newest picture of a case that is going on; null where there is none, and once the run is over.',
        ),
      causes: CausesView().optional(),
      cases: z.array(CaseResultView()),
      strength: StrengthView().optional(),
      evidence: z.object({
        manifestUrl: link(),
        timelineUrl: link(),
        harUrl: link(),
        consoleUrl: link(),
        archiveUrl: link().describe(
          'Everything as one ZIP; of a run that is not over, what there is so far.',
        ),
        expiresAt: z.iso.datetime(),
        warnings: z.array(z.string()).describe('Evidence of the whole run that is missing, and why.'),
      }),
      error: runError(),
    })
    .meta({ id: 'HostedExecution' }),
)

/** What of a case the rules of steps do not read. */
export const UnreadableStepView = once(() =>
  z
    .object({
      testCaseId: z.string(),
      stepNumber: z.number().int().optional().describe('Absent for the expected result of the case'),
      part: z.string(),
      message: z.string(),
      suggestions: z.array(z.string()),
    })
    .meta({ id: 'UnreadableStep' }),
)

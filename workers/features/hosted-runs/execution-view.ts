import { z } from 'zod'
import { sumStrength } from '../../../shared/domain/assertion-strength/summary.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { executionStatuses, isOver } from '../../../shared/kernel/events.ts'
import { linkLifetimeMs, signLink, signingSecret } from '../../../shared/services/signing.ts'
import { CandidatesView } from './candidates-view.ts'
import { archiveKey, traceArchiveKey } from './evidence/evidence-archive.ts'
import { evidencePrefix } from './evidence/evidence-keys.ts'
import type { CaseResult, RunOutcome } from './results.ts'
import { countCases } from './rules.ts'
import type { RunInput } from './run-input.ts'
import { StepStrengthView, StrengthView } from './strength-view.ts'
import { once } from '../../../shared/domain/once.ts'

export const verdict = () => z.enum(['passed', 'failed', 'error', 'skipped'])
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
      error: z.string().optional(),
      steps: z.array(StepResultView()),
      assertions: z.array(Assertion()).describe('Checks of the expected result of the case itself.'),
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

export interface ExecutionRecord {
  executionId: string
  sessionId: string | null
  status: (typeof executionStatuses)[number]
  createdAt: number
  startedAt: number | null
  finishedAt: number | null
  input: unknown
  result: unknown
  error: { error: string; message: string } | null
  cases: unknown[]
}

/** What every answer about a run shares: times, browser, counts. */
export function summaryOf(record: ExecutionRecord, now: number) {
  const input = record.input as RunInput
  const cases = record.cases as CaseResult[]
  const outcome = record.result as RunOutcome | null
  const end = record.finishedAt ?? now
  return {
    executionId: record.executionId,
    sessionId: record.sessionId,
    status: record.status,
    testType: input.testType,
    browser: outcome?.browser ?? cases[0]?.browser ?? null,
    baseUrl: input.baseUrl,
    createdAt: isoTime(record.createdAt),
    startedAt: record.startedAt === null ? null : isoTime(record.startedAt),
    finishedAt: record.finishedAt === null ? null : isoTime(record.finishedAt),
    durationMs: record.startedAt === null ? 0 : Math.max(0, end - record.startedAt),
    counts: countCases(cases, { total: input.cases.length, over: isOver(record.status) }),
  }
}

/** What a case has come to counts once nothing more can come. */
export const shownCases = ({ cases, status }: ExecutionRecord) =>
  (cases as CaseResult[]).filter(({ partial }) => !partial || isOver(status))

/** The whole answer, with links that are good for one hour. */
export async function executionView(
  context: Context,
  record: ExecutionRecord,
): Promise<z.input<ReturnType<typeof ExecutionView>>> {
  const now = context.now()
  const expiresAt = now + linkLifetimeMs
  const secret = signingSecret(context.services.settings)
  const linkTo = (key: string | null | undefined) =>
    key ? `${context.origin}/api/evidence/${signLink(secret, { key, expiresAt })}` : null
  const outcome = record.result as RunOutcome | null
  const { config, cases } = record.input as RunInput
  const prefix = evidencePrefix(record.executionId)
  const stored = record.startedAt !== null && (await hasEvidence(context.services.files, prefix, record))
  const shown = shownCases(record)
  return {
    ...summaryOf(record, now),
    config: configView(config),
    planned: cases.map(({ id, title, steps = [] }) => ({ testCaseId: id, title, steps: steps.length })),
    latest: latestPicture(record, linkTo),
    cases: shown.map((result) => caseView(result, linkTo)),
    ...(config.assertionStrength
      ? { strength: sumStrength(shown.flatMap(({ strength }) => strength ?? [])) }
      : {}),
    evidence: {
      manifestUrl: linkTo(outcome?.manifestKey),
      timelineUrl: linkTo(outcome?.timelineKey),
      harUrl: linkTo(outcome?.harKey),
      consoleUrl: linkTo(outcome?.consoleKey),
      archiveUrl: linkTo(stored ? archiveKey(prefix) : null),
      expiresAt: isoTime(expiresAt),
      warnings: outcome?.warnings ?? [],
    },
    error: record.error,
  }
}

const configView = ({
  viewport,
  locale,
  timezone,
  stopOnFailure,
  video,
  assertionStrength,
}: RunInput['config']) => ({ viewport, locale, timezone, stopOnFailure, video, assertionStrength })

type LinkTo = (key: string | null | undefined) => string | null

/** What can be seen of a run while it goes on: its events name pictures, and whoever follows it needs a link to the newest. */
function latestPicture({ cases, status }: ExecutionRecord, linkTo: LinkTo) {
  if (isOver(status)) return null
  const going = (cases as CaseResult[]).findLast(({ partial }) => partial)
  const step = going?.steps.findLast(({ screenshotKey }) => screenshotKey !== undefined)
  const screenshotUrl = linkTo(step?.screenshotKey)
  if (!going || !step || screenshotUrl === null) return null
  return { testCaseId: going.testCaseId, stepNumber: step.stepNumber, screenshotUrl }
}

/** Storage is asked only where the record does not tell: before the first step was stored, and where none could be. */
async function hasEvidence(files: R2Bucket, prefix: string, { cases, result }: ExecutionRecord) {
  const outcome = result as RunOutcome | null
  if (outcome?.manifestKey || (cases as CaseResult[]).some((one) => one.files.length > 0)) return true
  return (await files.list({ prefix, limit: 1 })).objects.length > 0
}

function caseView(result: CaseResult, linkTo: LinkTo) {
  const shots = result.steps.flatMap(({ screenshotKey, targetScreenshotKey }) =>
    [screenshotKey, targetScreenshotKey].filter((key) => key !== undefined),
  )
  return {
    testCaseId: result.testCaseId,
    title: result.title,
    status: result.status,
    durationMs: result.durationMs,
    ...(result.error ? { error: result.error } : {}),
    steps: result.steps,
    assertions: result.assertions,
    ...(result.strength ? { strength: result.strength } : {}),
    screenshotUrls: Object.fromEntries(shots.map((key) => [key, linkTo(key) ?? ''])),
    videoUrl: linkTo(result.videoKey),
    consoleUrl: linkTo(result.consoleKey),
    harUrl: linkTo(result.harKey),
    traceUrl: linkTo(result.traceKey ? traceArchiveKey(result.traceKey) : null),
    warnings: result.warnings,
  }
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}

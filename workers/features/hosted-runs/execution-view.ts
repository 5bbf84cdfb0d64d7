import type { z } from 'zod'
import { sumStrength } from '../../../shared/domain/assertion-strength/summary.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type ExecutionStatus, isOver } from '../../../shared/kernel/events.ts'
import { evidenceLinks } from '../../../shared/kernel/evidence-links.ts'
import { archiveKey, traceArchiveKey } from './evidence/evidence-archive.ts'
import { evidencePrefix } from './evidence/evidence-keys.ts'
import type { ExecutionView } from './execution-schemas.ts'
import type { CaseResult, RunOutcome } from './results.ts'
import { causesOf, reasonOf } from './reason.ts'
import { countCases } from './rules.ts'
import type { RunInput } from './run-input.ts'

export interface ExecutionRecord {
  executionId: string
  sessionId: string | null
  status: ExecutionStatus
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
  const { linkTo, expiresAt } = evidenceLinks(context)
  const outcome = record.result as RunOutcome | null
  const { config, cases } = record.input as RunInput
  const prefix = evidencePrefix(record.executionId)
  const stored = record.startedAt !== null && (await hasEvidence(context.services.files, prefix, record))
  const shown = shownCases(record)
  const summary = summaryOf(record, now)
  return {
    ...summary,
    causes: causesOf(shown, summary.counts),
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
    ...reasonOf(result),
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

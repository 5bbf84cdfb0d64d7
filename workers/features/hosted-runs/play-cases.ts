import type { Context } from '../../../shared/kernel/context.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import { logError } from '../../../shared/services/log.ts'
import { unseal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'
import { attemptCase } from './attempt-case.ts'
import { NoBrowserError } from './browser/browser-lease.ts'
import { guardPolicyOf } from './browser/policy-of.ts'
import type { CasePlay, Played, Playing } from './played.ts'
import { type Report, openReport } from './report.ts'
import type { CaseResult } from './results.ts'
import { createRunBrowser } from './run-browser.ts'
import type { RunInput, SealedVisit, VisitInput } from './run-input.ts'
import { StoppedError } from './unless-aborted.ts'
import { afterSteps, stepsFirst } from './steps-first.ts'

/** A case that takes longer hangs: the others have a right to their time. */
const longestCaseMs = 60_000
/** A page that kills the browser does so again. */
const mostLost = 2

/**
 * Plays cases once, one after the other, in one browser of its own that is guarded and counted as those of runs are: each case in a fresh context, without
 * video, until its first step that does not pass. Ends by `until`, whatever the page does. What keeps cases from being played is told and not thrown.
 */
export async function playCases(context: Context, playing: Playing): Promise<Played> {
  const { browser: binding } = context.services
  const { executionId, attempt, visit } = playing
  if (!binding) return { reason: 'This deployment has no browser.' }
  const parent = openReport(context, { executionId, attempt })
  const time = timeOf(context, playing)
  const report = within(parent, time.signal)
  try {
    const sealed = await openSealed(context, executionId, visit)
    const user = {
      context,
      env: { BROWSER: binding },
      executionId: `${executionId}/${attempt}`,
      input: visit,
      report,
    }
    const browser = createRunBrowser(user, { number: 0, policy: guardPolicyOf(context, visit, sealed) })
    try {
      await browser.lane(0).get()
      time.play()
      return await playEach(context, { ...playing, sealed, report, place: browser.lane(0) })
    } finally {
      await browser.close()
      await parent.flush()
    }
  } catch (error) {
    const isStop = error instanceof StoppedError && time.isPlaying()
    return isStop || parent.stopped() ? stopOf(parent) : faultOf(error, executionId)
  } finally {
    time.clear()
    parent.close()
  }
}

interface Sealed extends Playing {
  sealed: SealedVisit
  report: Report
  place: Parameters<typeof attemptCase>[0]
}

async function playEach(context: Context, playing: Sealed): Promise<Played> {
  const { cases, report } = playing
  let lost = 0
  for (const [at, play] of cases.entries()) {
    if (report.signal.aborted) return stopOf(report)
    report.emit(progressOf(at, cases.length))
    if (!(await play.begin())) return stopOf(report)
    const result = await playOne(context, { ...playing, at, play })
    const state = await play.end(result)
    const { testCaseId, durationMs } = result
    report.emit({ type: 'case_rehearsed', testCaseId, state, durationMs })
    if (result.error?.startsWith('cases.browser_lost')) lost++
    if (lost === mostLost) return { reason: 'The page brought the browser down twice.' }
  }
  return {}
}

async function playOne(
  { services, now }: Context,
  { executionId, visit, cases, sealed, report, place, at, play }: Sealed & { at: number; play: CasePlay },
): Promise<CaseResult> {
  const input = inputOf(
    visit,
    cases.map(({ snapshot }) => snapshot),
  )
  const snapshot = stepsFirst(sealed.steps, play.snapshot)
  const base = { executionId, index: play.index, snapshot, input, sealed, report, files: services.files, now }
  const shown = { ...report, emit: (event: EventPayload) => emitStart(report, event, at) }
  const { targets: _targets, ...result } = await attemptCase(
    place,
    { ...base, report: shown, picturesOnly: true },
    { tries: 1 },
  )
  return afterSteps(sealed.steps, result)
}

/** Steps are no news of a rehearsal. Cases count among those that are played. */
function emitStart(report: Report, event: EventPayload, index: number): void {
  if (event.type === 'case_start') report.emit({ ...event, index })
}

const progressOf = (at: number, total: number): EventPayload => ({
  type: 'status',
  phase: 'reviewing',
  message: `Rehearsing case ${at + 1} of ${total} on the page`,
  progress: at / total,
})

function inputOf(visit: VisitInput, cases: RunInput['cases']): RunInput {
  const { party, baseUrl, viewport, settings } = visit
  return {
    version: 1,
    testType: 'web',
    party,
    baseUrl,
    cases,
    config: { ...surroundings, viewport },
    sealed: '',
    settings: { ...settings, caseTimeoutMs: Math.min(settings.caseTimeoutMs, longestCaseMs) },
  }
}

const surroundings = {
  locale: 'en-US',
  timezone: 'UTC',
  storage: 'fresh',
  stopOnFailure: false,
  video: false,
  assertionStrength: false,
} as const

async function openSealed(context: Context, executionId: string, { sealed }: VisitInput) {
  const secret = signingSecret(context.services.settings)
  return JSON.parse(await unseal(secret, executionId, sealed)) as SealedVisit
}

/** Time to wait for a browser, then time to play. */
function timeOf({ now }: Context, { waitMs, playMs, until }: Playing) {
  const over = new AbortController()
  const after = (ms: number) => setTimeout(() => over.abort(), Math.max(0, Math.min(ms, until - now())))
  let timer = after(waitMs)
  let isPlaying = false
  return {
    signal: over.signal,
    isPlaying: () => isPlaying,
    play: () => {
      isPlaying = true
      clearTimeout(timer)
      timer = after(playMs)
    },
    clear: () => clearTimeout(timer),
  }
}

function within(report: Report, time: AbortSignal): Report {
  return {
    ...report,
    signal: AbortSignal.any([report.signal, time]),
    stopped: () => report.stopped() ?? (time.aborted ? 'cancelled' : undefined),
  }
}

const overTime = 'The time of the rehearsal was over.'

/** A run that was taken over, or is gone, has nothing more to say. */
const stopOf = ({ stopped }: Pick<Report, 'stopped'>): Played =>
  stopped() === 'executions.stale_attempt' || stopped() === 'executions.not_found'
    ? { reason: overTime, gone: true }
    : { reason: overTime }

function faultOf(error: unknown, executionId: string): Played {
  if (error instanceof NoBrowserError || error instanceof StoppedError)
    return { reason: 'No browser was free in time. Rehearse again in a few minutes.' }
  logError({ kind: 'hosted-runs.rehearse', requestId: executionId, error })
  return { reason: 'The browser failed on our side. Rehearse again.' }
}

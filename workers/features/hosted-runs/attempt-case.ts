import { logError } from '../../../shared/services/log.ts'
import type { HostedBrowser } from './hosted-browser.ts'
import type { CaseResult, StepResult } from './results.ts'
import type { RunBrowser } from './run-browser.ts'
import { type CaseRun, runCase } from './run-case.ts'

type Unhosted = Omit<CaseRun, 'hosted'>

const tries = 2

/** A browser that dies takes its case down with it; the case gets one more try in a fresh browser. A page that kills that one too is an error of the case. */
export async function attemptCase(browser: RunBrowser, base: Unhosted): Promise<CaseResult> {
  for (let attempt = 1; ; attempt++) {
    const hosted = await browser.get()
    try {
      return await runCase({ ...base, hosted })
    } catch (error) {
      if (base.report.stopped()) return withoutVerdict(base, hosted, 'skipped')
      logError({ at: 'hosted-runs.case', requestId: base.executionId, error })
      await browser.drop()
      if (attempt === tries) return withoutVerdict(base, hosted, 'error')
    }
  }
}

/** The result of a case that was never brought to an end: no browser survived it, or the run was stopped before its first step. */
function withoutVerdict(
  { index, snapshot, report, now }: Unhosted,
  { version }: HostedBrowser,
  status: 'skipped' | 'error',
): CaseResult {
  const steps = (snapshot.steps ?? []).map(({ stepNumber, action }): StepResult => ({
    stepNumber,
    action,
    status: 'skipped',
    durationMs: 0,
    healed: false,
    assertions: [],
  }))
  report.emit({ type: 'case_complete', testCaseId: snapshot.id, status, durationMs: 0 })
  const lost = status === 'error'
  return {
    index,
    testCaseId: snapshot.id,
    title: snapshot.title,
    status,
    ...(lost
      ? { error: 'cases.browser_lost: The browser was lost twice while this case ran, so it has no verdict.' }
      : {}),
    startedAt: now(),
    durationMs: 0,
    steps,
    assertions: [],
    stepOffsetsMs: [],
    videoKey: null,
    consoleKey: null,
    harKey: null,
    files: [],
    warnings: lost ? ['There is no evidence: the browser was lost before it could be stored.'] : [],
    browser: version,
  }
}

import type { CaseResult, StepResult } from './results.ts'
import type { CaseRun } from './run-case.ts'

const reason = 'cases.browser_lost: The browser was lost twice while this case ran, so it has no verdict.'

/** The result of a case that no browser survived. */
export function lostCase(
  { index, snapshot, report, now }: Omit<CaseRun, 'hosted'>,
  browser: CaseResult['browser'],
): CaseResult {
  const steps = (snapshot.steps ?? []).map(({ stepNumber, action }): StepResult => ({
    stepNumber,
    action,
    status: 'skipped',
    durationMs: 0,
    healed: false,
    assertions: [],
  }))
  report.emit({ type: 'case_complete', testCaseId: snapshot.id, status: 'error', durationMs: 0 })
  return {
    index,
    testCaseId: snapshot.id,
    title: snapshot.title,
    status: 'error',
    error: reason,
    startedAt: now(),
    durationMs: 0,
    steps,
    assertions: [],
    stepOffsetsMs: [],
    videoKey: null,
    consoleKey: null,
    harKey: null,
    files: [],
    warnings: ['There is no evidence: the browser was lost before it could be stored.'],
    browser,
  }
}

import { logError } from '../../../shared/services/log.ts'
import { UnguardedError } from './browser/guard-target.ts'
import { createEvidenceStore } from './evidence/evidence-store.ts'
import type { CaseResult } from './results.ts'
import type { RunBrowser } from './run-browser.ts'
import { type CaseRecord, caseResult, runCase } from './run-case.ts'
import type { CaseRun, CaseTry } from './case-run.ts'
import { skipRest } from './run-steps.ts'
import { noSteps } from './case-steps.ts'

type Unhosted = Omit<CaseRun, 'hosted'>

const lostOnce = 'cases.browser_lost: The browser was lost while this case ran, so it has no verdict.'
const lostTwice = 'cases.browser_lost: The browser was lost twice while this case ran, so it has no verdict.'

/**
 * A browser that dies takes its case down with it; the case gets one more try in a fresh browser. A page that kills that one too is an error of the case,
 * which keeps the steps and the evidence of the last try. With `tries` 1 nothing is done to the page a second time.
 */
export async function attemptCase(
  browser: RunBrowser,
  base: Unhosted,
  { tries = 2 }: { tries?: 1 | 2 } = {},
): Promise<CaseResult> {
  const lost = tries === 1 ? lostOnce : lostTwice
  const { files, keep, report, now, executionId } = base
  const leftovers = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    const hosted = await browser.get()
    const run = { ...base, hosted, store: createEvidenceStore(files, report.signal), startedAt: now() }
    const record: CaseRecord = { steps: noSteps(), evidence: noEvidence() }
    const done = (result: CaseResult) => {
      for (const { key } of result.files) leftovers.delete(key)
      // Of the try before, which came further.
      if (leftovers.size > 0) void files.delete([...leftovers]).catch(() => undefined)
      return result
    }
    try {
      await runCase(run, record, () => keep?.(partial(run, record)))
      return done(caseResult(run, record))
    } catch (error) {
      if (report.stopped()) return done(ended(run, record, { status: 'skipped' }))
      logError({ kind: 'hosted-runs.case', requestId: executionId, error })
      await browser.drop(hosted)
      if (error instanceof UnguardedError) throw error
      if (attempt === tries) return done(ended(run, record, { status: 'error', error: lost }))
      for (const { key } of run.store.files) leftovers.add(key)
    }
  }
}

const noEvidence = (): CaseRecord['evidence'] => ({
  videoKey: null,
  harKey: null,
  consoleKey: null,
  traceKey: null,
  warnings: [],
})

/** A case that was never brought to an end: no browser survived it, or the run was stopped. */
function ended(run: CaseTry, record: CaseRecord, verdict: Pick<CaseResult, 'status' | 'error'>): CaseResult {
  skipRest(run, record.steps, { lost: verdict.error })
  if (verdict.error !== undefined && run.store.files.length === 0)
    record.evidence.warnings.push('There is no evidence: the browser was lost before it could be stored.')
  return caseResult(run, record, verdict)
}

/** The steps so far, as they stand if nothing more is heard: a copy, because the case goes on. */
function partial(run: CaseTry, { steps, evidence }: CaseRecord): CaseResult {
  const files = [...run.store.files]
  const stored = new Set(files.map(({ key }) => key))
  const done = { ...steps, steps: structuredClone(steps.steps) }
  for (const step of done.steps) {
    if (!stored.has(step.screenshotKey ?? '')) delete step.screenshotKey
    if (!stored.has(step.targetScreenshotKey ?? '')) delete step.targetScreenshotKey
  }
  const silent = { emit: () => undefined }
  skipRest({ snapshot: run.snapshot, report: { ...run.report, ...silent } }, done)
  const { targets: _targets, ...result } = caseResult(
    run,
    { steps: done, evidence },
    { status: 'skipped', partial: true },
  )
  return { ...result, files }
}

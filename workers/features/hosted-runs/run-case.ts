import { redactor } from '../../../shared/domain/evidence/redact.ts'
import type { HostedBrowser } from './hosted-browser.ts'
import { openStage } from './case-stage.ts'
import { storeCaseEvidence } from './case-evidence.ts'
import { createEvidenceStore } from './evidence/evidence-store.ts'
import type { Report } from './report.ts'
import type { CaseResult } from './results.ts'
import { caseVerdict } from './rules.ts'
import { type CaseSteps, runSteps } from './run-steps.ts'
import type { CaseSnapshot, RunInput, SealedPart } from './run-input.ts'
import { unlessAborted } from './unless-aborted.ts'

export interface CaseRun {
  executionId: string
  index: number
  snapshot: CaseSnapshot
  input: RunInput
  sealed: SealedPart
  hosted: HostedBrowser
  report: Report
  files: R2Bucket
  now: () => number
}

/**
 * Runs one case in a fresh browser context and stores its evidence. Always comes to a verdict, except for `BrowserLostError`: then nothing is known
 * about the case and it may be tried again. A case that was stopped from outside keeps the steps it had done; the rest is skipped.
 */
export async function runCase(run: CaseRun): Promise<CaseResult> {
  const { snapshot, input, hosted, report, now, index } = run
  const startedAt = now()
  const store = createEvidenceStore(run.files)
  report.emit({
    type: 'case_start',
    testCaseId: snapshot.id,
    title: snapshot.title,
    index,
    total: input.cases.length,
  })
  hosted.guard.takeRefusals()
  const stage = await unlessAborted(
    report.signal,
    openStage({ hosted, config: input.config, secrets: Object.values(run.sealed.secrets), now }),
  )
  const redact = redactor(run.sealed.secrets)
  let steps: CaseSteps
  let evidence: Awaited<ReturnType<typeof storeCaseEvidence>>
  try {
    steps = await runSteps({ ...run, stage, store, redact, startedAt })
    evidence = await storeCaseEvidence({ ...run, stage, store, redact, startedAt }, steps)
  } finally {
    await stage.close()
  }
  const durationMs = now() - startedAt
  const verdict = steps.stopped ? { status: 'skipped' as const } : caseVerdict(steps)
  report.emit({ type: 'case_complete', testCaseId: snapshot.id, status: verdict.status, durationMs })
  return {
    index,
    testCaseId: snapshot.id,
    title: snapshot.title,
    ...verdict,
    startedAt,
    durationMs,
    steps: steps.steps,
    targets: steps.targets,
    assertions: steps.outcome?.assertions ?? [],
    stepOffsetsMs: steps.offsetsMs,
    ...evidence,
    files: store.files,
    warnings: [...evidence.warnings, ...store.warnings],
    browser: hosted.version,
  }
}

import { redactor } from '../../../shared/domain/evidence/redact.ts'
import { openStage } from './case-stage.ts'
import { type CaseEvidence, storeCaseEvidence } from './case-evidence.ts'
import type { CaseResult } from './results.ts'
import { caseVerdict } from './rules.ts'
import { runSteps } from './run-steps.ts'
import type { CaseSteps } from './case-steps.ts'
import { unlessAborted } from './unless-aborted.ts'
import type { CaseTry } from './case-run.ts'

/** What is known of a case so far. */
export interface CaseRecord {
  steps: CaseSteps
  evidence: CaseEvidence
}

/**
 * Runs one case in a fresh browser context and stores its evidence. Always comes to a verdict, except when it throws: then its browser was lost, and it
 * may be tried again. Whatever comes, `record` holds what was done and stored. A case that was stopped from outside keeps the steps it had done.
 */
export async function runCase(run: CaseTry, record: CaseRecord, progress: () => void): Promise<void> {
  const { snapshot, input, hosted, report, now, index } = run
  report.emit({
    type: 'case_start',
    testCaseId: snapshot.id,
    title: snapshot.title,
    index,
    total: input.cases.length,
  })
  const stage = await unlessAborted(
    report.signal,
    openStage({ hosted, config: input.config, secrets: Object.values(run.sealed.secrets), now }),
  )
  const staged = { ...run, stage, redact: redactor(run.sealed.secrets) }
  try {
    try {
      await runSteps(staged, record.steps, progress)
    } finally {
      // What was recorded is here and not in the browser, so a lost one does not take it along.
      if (!run.picturesOnly) record.evidence = await storeCaseEvidence(staged, record.steps)
    }
  } finally {
    const closing = stage.close()
    // A run that was stopped ends now; its browser is closed as a whole.
    if (!report.signal.aborted) await closing
  }
}

/** The result of a case as it is stored. */
export function caseResult(
  { index, snapshot, startedAt, now, store, hosted }: CaseTry,
  { steps, evidence }: CaseRecord,
  verdict: Pick<CaseResult, 'status' | 'error' | 'partial'> = steps.stopped
    ? { status: 'skipped' }
    : caseVerdict({ ...steps, unmetPreconditions: snapshot.unmetPreconditions }),
): CaseResult {
  return {
    index,
    testCaseId: snapshot.id,
    title: snapshot.title,
    ...verdict,
    startedAt,
    durationMs: now() - startedAt,
    steps: steps.steps,
    targets: steps.targets,
    assertions: steps.outcome?.assertions ?? [],
    ...(steps.outcome?.unchecked ? { unchecked: steps.outcome.unchecked } : {}),
    ...(steps.outcome?.candidates ? { candidates: steps.outcome.candidates } : {}),
    stepOffsetsMs: steps.offsetsMs,
    ...evidence,
    files: store.files,
    warnings: [...evidence.warnings, ...store.warnings],
    browser: hosted.version,
  }
}

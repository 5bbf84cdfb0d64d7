import type { CaseResult, CaseStatus, Counts, StepResult } from './results.ts'

/** Time beyond the cases themselves: waiting for a browser, launching it, writing evidence. */
const graceMs = 900_000

/** How often a run plays each of its cases that pass: once more where assertion strength is measured. */
export const playsOf = ({ assertionStrength }: { assertionStrength: boolean }) => (assertionStrength ? 2 : 1)

/** When a run that never ends by itself is ended, in milliseconds since the epoch. */
export function runDeadline(now: number, plays: number, caseTimeoutMs: number): number {
  return now + plays * (caseTimeoutMs + 60_000) + graceMs
}

/** Cases that share one browser at a time, each in a context of its own. */
export const casesPerBrowser = 5
export const mostParallel = 10

/** How many cases of a run go on at a time. */
export function lanesOf(parallel: number | undefined, cases: number): number {
  return Math.max(1, Math.min(parallel ?? 1, mostParallel, cases))
}

interface Verdict {
  status: CaseStatus
  error?: string
}

export interface CaseFacts {
  steps: readonly Pick<StepResult, 'status' | 'error'>[]
  /** The check of the case's own expected result; undefined when it has none or was not reached. */
  outcome?: { status: 'passed' | 'failed' | 'error'; error?: string | undefined } | undefined
  /** Checks that were really made, over all steps and the case's own expected result. */
  verified: number
  /** Preconditions that no step of the case brings about. */
  unmetPreconditions?: readonly string[] | undefined
}

/** The verdict on a case. Nothing passes because nothing was checked, and nothing passes or fails in a state that it is not about. */
export function caseVerdict({ unmetPreconditions = [], ...facts }: CaseFacts): Verdict {
  const verdict = verdictOf(facts)
  const [unmet] = unmetPreconditions
  if (verdict.status === 'error' || unmet === undefined) return verdict
  return {
    status: 'error',
    error: `cases.precondition_unmet: No step brings about “${unmet}”, so this case has no verdict. Write it as steps, or see to it before the run and remove it from the preconditions.`,
  }
}

function verdictOf({ steps, outcome, verified }: Omit<CaseFacts, 'unmetPreconditions'>): Verdict {
  const broken = steps.find((step) => step.status === 'failed' || step.status === 'error')
  if (broken) return { status: broken.status, ...(broken.error ? { error: broken.error } : {}) }
  if (outcome && outcome.status !== 'passed') {
    return { status: outcome.status, ...(outcome.error ? { error: outcome.error } : {}) }
  }
  if (verified === 0) {
    return {
      status: 'error',
      error: 'cases.unverifiable: Nothing in this case could be checked, so it cannot pass.',
    }
  }
  return { status: 'passed' }
}

/** Counts cases by verdict. Once the run is over, those that never ran count as skipped; before, they may still run. */
export function countCases(
  results: readonly Pick<CaseResult, 'status' | 'steps' | 'partial'>[],
  { total, over }: { total: number; over: boolean },
): Counts {
  const of = (status: CaseStatus) =>
    results.filter((result) => result.status === status && !result.partial).length
  const healed = results.filter(
    (result) => result.status === 'passed' && result.steps.some((step) => step.healed),
  ).length
  const [passed, failed, error] = [of('passed'), of('failed'), of('error')]
  const skipped = over ? total - passed - failed - error : of('skipped')
  return { total, passed, failed, error, skipped, healed }
}

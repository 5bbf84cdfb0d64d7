import { type CauseCounts, causeOf, countCauses } from '../../../shared/domain/verdict-causes/cause-of.ts'
import type { Cause } from '../../../shared/domain/verdict-causes/causes-of-codes.ts'
import type { CaseResult, Counts } from './results.ts'
import type { Meant } from './steps/step-failure.ts'

interface Reason {
  cause?: Cause
  error?: string
  candidates?: Meant[]
}

/** Why a case did not pass: its cause, its error, and what the step that broke it, or its own expected result, may have meant. */
export function reasonOf(result: Pick<CaseResult, 'status' | 'error' | 'steps' | 'candidates'>): Reason {
  const { error, steps } = result
  const cause = causeOf(result)
  const broken = steps.find(({ status }) => status === 'failed' || status === 'error')
  const candidates = broken ? broken.candidates : result.candidates
  return { ...(cause ? { cause } : {}), ...(error ? { error } : {}), ...(candidates ? { candidates } : {}) }
}

/** How many cases of a run did not pass for which cause. */
export const causesOf = (
  shown: readonly Pick<CaseResult, 'status' | 'error'>[],
  { failed, error, skipped }: Counts,
): CauseCounts => countCauses(shown, failed + error + skipped)

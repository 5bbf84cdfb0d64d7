import { faultOf } from '../fault.ts'
import type { CaseResult, StepResult } from '../types.ts'
import { revalued, reworded } from '../wording.ts'
import { isBroken } from './look.ts'

export type Cause = NonNullable<CaseResult['cause']>

/** In the order in which they are told. */
const order: readonly Cause[] = ['behaviour', 'control', 'step', 'other']

/** The cases that failed or ended in an error, by their cause. Causes without a case are left out. */
export const byCause = <T extends Pick<CaseResult, 'status' | 'cause'>>(cases: readonly T[]) =>
  order
    .map((cause) => ({ cause, cases: cases.filter((one) => isBroken(one) && one.cause === cause) }))
    .filter((group) => group.cases.length > 0)

export const isAmbiguous = (error = ''): boolean => faultOf(error).code === 'steps.ambiguous'

type Worded = Pick<StepResult, 'action' | 'interpretedAction' | 'assertions' | 'error'>

/**
 * What a step does, said with one of the things that it may have meant. Undefined where it does not say in so many words what it means, and where
 * its action was done and only what it expects is in question.
 */
export function saidWith(
  step: Worded,
  meant: { say: string; name?: string | undefined },
): string | undefined {
  if (step.assertions.length > 0) return undefined
  const isOption = faultOf(step.error ?? '').code === 'steps.option_not_found'
  return isOption ? revalued(step, meant.name ?? '') : reworded(step, meant.say)
}

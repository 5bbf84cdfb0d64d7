import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { runChecks } from './run-checks.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

/**
 * What an action tells to be so already has to be so before it goes on. It is no expected result: where it is otherwise the step is an error, never failed.
 * What was there before is undecided only where nothing but the contrary counts.
 */
export async function holdGiven(
  run: StepRun,
  checks: readonly Check[],
  given: 'surely' | 'unless_denied',
): Promise<void> {
  const box = run.checkedBox
  const { assertions, failed, undecided } = await runChecks(run, checks, false)
  run.checkedBox = box
  if (!failed && undecided && given === 'surely') throw new StepFailure(undecided.code, undecided.message)
  if (!failed) return
  const told = assertions
    .filter(({ passed }) => !passed)
    .map(({ expected, actual }) => `“${expected}”, and the page has: ${actual === '' ? '(nothing)' : actual}`)
  throw new StepFailure('steps.not_given', `The step tells that this is so already: ${told.join('; ')}.`)
}

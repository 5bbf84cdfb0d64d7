import type { NumberedStep, StepDifference } from '../../../shared/domain/test-cases/step-differences.ts'

/** Steps that stay as they are, told in one line, or one that does not. */
export type Run =
  | { is: 'same'; first: number; last: number; steps: NumberedStep[] }
  | { is: 'differs'; step: StepDifference }

/** The steps of a difference as they are shown: neighbours that stay as they are together, numbered as they are by now. */
export function runsOf(steps: readonly StepDifference[]): Run[] {
  const runs: Run[] = []
  for (const step of steps) {
    const last = runs.at(-1)
    if (step.is !== 'same') runs.push({ is: 'differs', step })
    else if (last?.is === 'same') {
      last.steps.push(step.after)
      last.last = step.after.number
    } else runs.push({ is: 'same', first: step.after.number, last: step.after.number, steps: [step.after] })
  }
  return runs
}

import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { pause } from './deadline.ts'
import { holdGiven } from './given.ts'
import { StepFailure } from './step-failure.ts'
import { ask } from './ask-checks.ts'
import { expectation } from './expectation.ts'
import type { StepRun } from './step-run.ts'

const holdMs = 200

/** Waits until checks hold together for a moment. It proves nothing: what counts is what the step expects afterwards. */
export async function waitUntil(
  run: StepRun,
  checks: readonly Check[],
  given?: 'surely' | 'unless_denied',
): Promise<void> {
  if (given) return await holdGiven(run, checks, given)
  let heldSince: number | undefined
  for (;;) {
    const verdicts = await ask(run, checks)
    const holds = verdicts.every((verdict) => verdict.passed)
    heldSince = holds ? (heldSince ?? Date.now()) : undefined
    if (heldSince !== undefined && Date.now() - heldSince >= holdMs) return
    if (Date.now() + 100 >= run.deadlineMs) {
      const open = checks.filter((_check, at) => verdicts[at]?.passed !== true).map(expectation)
      throw new StepFailure('steps.timeout', `It did not come true in time: ${open.join('; ')}.`)
    }
    await pause(60)
  }
}

import { isReadback } from '../../../../shared/domain/prose-steps/readback.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { ask } from './ask-checks.ts'
import type { StepRun } from './step-run.ts'

/** Whether a check that holds only reads back what the case has typed. */
export async function readsBack(run: StepRun, check: Check): Promise<boolean> {
  const [verdict] = await ask(run, [check])
  const read: Check = verdict?.field === true ? { ...check, kind: 'assert_value' } : check
  return isReadback(read, [...run.actionsSoFar, ...run.performed])
}

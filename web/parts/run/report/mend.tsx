import { useSignal } from '@preact/signals'
import { Button } from '../../button.tsx'
import { toast } from '../../toasts.tsx'
import { texts } from '../../../texts/en/run.ts'
import type { Change, Mending } from '../acts.ts'
import type { StepResult } from '../types.ts'
import { withStep } from '../wording.ts'
import { Candidates } from './candidates.tsx'
import { EditStep } from './edit-step.tsx'
import { isAmbiguous, saidWith } from './why.ts'

const say = texts.report

interface MendProps {
  testCaseId: string
  step: StepResult
  mending: Mending
}

/** Ways to say a step that did not pass: one of the things that it may mean, or words of one's own. The case is changed and runs again. */
export function Mend({ testCaseId, step, mending }: MendProps) {
  const isEditing = useSignal(false)
  const { stepNumber } = step
  async function mend(change: Change) {
    if (!(await mending.change(testCaseId, change))) toast(say.stepGone, { kind: 'fault' })
  }
  return (
    <div class="mend">
      {step.candidates && (
        <Candidates
          of={step.candidates}
          isAmbiguous={isAmbiguous(step.error)}
          saidWith={(meant) => saidWith(step, meant)}
          use={(action) => mend((one) => withStep(one, stepNumber, { action }))}
        />
      )}
      {isEditing.value ? (
        <EditStep testCaseId={testCaseId} stepNumber={stepNumber} mending={mending} save={mend} />
      ) : (
        <Button kind={step.candidates ? 'quiet' : 'plain'} small act={() => (isEditing.value = true)}>
          {say.edit}
        </Button>
      )}
    </div>
  )
}

import { useSignal } from '@preact/signals'
import { Button } from '../../button.tsx'
import { toast } from '../../toasts.tsx'
import { texts } from '../../../texts/en/run.ts'
import type { Change, Mending } from '../acts.ts'
import type { StepResult } from '../types.ts'
import { reworded, withStep } from '../wording.ts'
import { EditStep } from './edit-step.tsx'

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
        <Candidates step={step} use={(action) => mend((one) => withStep(one, stepNumber, { action }))} />
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

/** What an ambiguous step may mean; the numbers are those in the picture. */
function Candidates({ step, use }: { step: StepResult; use: (action: string) => Promise<void> }) {
  const candidates = step.candidates ?? []
  return (
    <div class="candidates">
      <p>{say.candidates(candidates.length)}</p>
      <ol>
        {candidates.map(({ say: words }, at) => {
          const action = reworded(step, words)
          return (
            <li key={words}>
              <span class="mark-number" aria-hidden="true">
                {at + 1}
              </span>
              <span class="candidate-words" dir="auto">
                {words}
              </span>
              {action !== undefined && (
                <Button small act={() => use(action)} busy={say.using} label={say.useWordingOf(words)}>
                  {say.useWording}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

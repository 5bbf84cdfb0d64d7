import { useRef } from 'preact/hooks'
import { Button } from '../../button.tsx'
import { Field } from '../../field.tsx'
import { Form } from '../../form.tsx'
import { useRead } from '../../read.ts'
import { Failed, Loading } from '../../states.tsx'
import { texts } from '../../../texts/en/run.ts'
import { withWording } from '../../steps/wording.ts'
import { type Change, type Mending, type Worded, useActs } from '../acts.ts'
import { withStep } from '../wording.ts'

const say = texts.report

interface EditStepProps {
  testCaseId: string
  stepNumber: number
  mending: Mending
  save: (change: Change) => Promise<void>
}

/** The step as its case has it now, to be said in other words; what would be understood is offered. */
export function EditStep({ testCaseId, stepNumber, mending, save }: EditStepProps) {
  const { nameOf } = useActs()
  const { reading, again } = useRead(() => mending.read(testCaseId), [testCaseId])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const testCase = now.value
  const step = testCase?.steps?.find((one) => one.stepNumber === stepNumber)
  if (!testCase || !step) return <p class="fault">{testCase ? say.stepGone : say.caseGone}</p>
  return (
    <>
      <Suggested
        of={testCase}
        stepNumber={stepNumber}
        use={(part, words) => save((one) => withWording(one, { stepNumber, part }, words))}
      />
      <Form
        action={say.saveAndRun}
        busy={say.savingAndRunning}
        label={say.editOf(nameOf(testCaseId), stepNumber)}
        send={({ action = '', expectedResult = '' }) =>
          save((one) => withStep(one, stepNumber, { action, expectedResult }))
        }
      >
        <Field label={say.editAction} name="action" lines={2} value={step.action} maxLength={4000} required />
        <Field
          label={say.editExpected}
          name="expectedResult"
          lines={2}
          value={step.expectedResult}
          maxLength={4000}
        />
      </Form>
    </>
  )
}

interface SuggestedProps {
  of: Worded
  stepNumber: number
  use: (part: string, words: string) => Promise<void>
}

/** Words that would be understood. Where only one part is not, its wording runs at once; of several each is put into its field first. */
function Suggested({ of: { automation }, stepNumber, use }: SuggestedProps) {
  const place = useRef<HTMLDivElement>(null)
  const suggestions = (automation?.suggestions ?? []).filter((one) => one.stepNumber === stepNumber)
  if (suggestions.length === 0) return null
  const fill = (part: string, words: string) => fillIn(place.current?.nextElementSibling, part, words)
  const act = suggestions.length === 1 ? use : fill
  return (
    <div class="candidates" ref={place}>
      <p>{say.suggestions}</p>
      <ul>
        {suggestions.flatMap(({ part, say: ways }) =>
          ways.map((words) => (
            <li key={`${part} ${words}`}>
              <span class="candidate-words" dir="auto">
                {words}
              </span>
              <Button small act={() => act(part, words)} busy={say.using} label={say.useWordingOf(words)}>
                {say.useWording}
              </Button>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}

/** The field that holds the part, or held it until another wording was put in its place, gets these words. */
function fillIn(form: Element | null | undefined, part: string, words: string) {
  const fields = [...(form?.querySelectorAll('textarea') ?? [])]
  const field = fields.find(({ value, defaultValue }) => value.includes(part) || defaultValue.includes(part))
  if (!field) return
  field.value = (field.value.includes(part) ? field.value : field.defaultValue).replace(part, () => words)
  field.focus()
}

import { useRef } from 'preact/hooks'
import { call } from '../../../../client/call.ts'
import { Button } from '../../../../parts/button.tsx'
import { Field } from '../../../../parts/field.tsx'
import { Form } from '../../../../parts/form.tsx'
import { useRead } from '../../../../parts/read.ts'
import { Failed, Loading } from '../../../../parts/states.tsx'
import { texts } from '../../../../texts/en/run.ts'
import { changeCase } from '../../generator/case-edits.ts'
import { withWording } from '../../generator/wording.ts'
import type { Change } from '../again.ts'
import type { TestCase } from '../types.ts'
import { withStep } from '../wording.ts'

const say = texts.report

interface EditStepProps {
  sessionId: string
  testCaseId: string
  stepNumber: number
  save: (change: Change) => Promise<void>
}

/** The step as the session has it now, to be said in other words; what would be understood is offered. */
export function EditStep({ sessionId, testCaseId, stepNumber, save }: EditStepProps) {
  const { reading, again } = useRead(
    () => call('GET /api/public/test-cases/sessions/{sessionId}', { sessionId }),
    [sessionId],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const testCase = now.value.testCases.find(({ id }) => id === testCaseId)
  const step = testCase?.steps?.find((one) => one.stepNumber === stepNumber)
  if (!testCase || !step) return <p class="fault">{testCase ? say.stepGone : say.caseGone}</p>
  const at = { testCaseId, stepNumber }
  return (
    <>
      <Suggested
        of={testCase}
        stepNumber={stepNumber}
        use={(part, words) =>
          save((cases) =>
            changeCase(cases, testCaseId, (one) => withWording(one, { stepNumber, part }, words)),
          )
        }
      />
      <Form
        action={say.saveAndRun}
        busy={say.savingAndRunning}
        label={say.editOf(testCaseId, stepNumber)}
        send={({ action = '', expectedResult = '' }) =>
          save((cases) => withStep(cases, at, { action, expectedResult }))
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
  of: TestCase
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

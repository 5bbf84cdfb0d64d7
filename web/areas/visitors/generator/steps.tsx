import { useSignal } from '@preact/signals'
import { Computed } from '../../../parts/evidence/computed.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { goTo } from './case-actions.ts'
import { changeStep, moveStep, removeStep } from '../../../parts/steps/edits.ts'
import { changeCase } from './case-edits.ts'
import { IconButton } from '../../../parts/icons.tsx'
import { Line } from './line.tsx'
import { Original } from './rewording/original.tsx'
import type { TestCase, TestStep } from './session.ts'
import { edit, wayBack } from './store.ts'

const change = (id: string, edited: (testCase: TestCase) => TestCase, group?: string) =>
  edit((testCases) => changeCase(testCases, id, edited), group)

export function Steps({ testCase: { id, steps = [] } }: { testCase: TestCase }) {
  return (
    <ol class="gen-steps" aria-label={texts.stepsTitle}>
      {steps.map((step, index) => (
        // Steps have no names of their own: their place is what tells them apart.
        <Step key={index} caseId={id} step={step} index={index} isLast={index === steps.length - 1} />
      ))}
    </ol>
  )
}

interface StepProps {
  caseId: string
  step: TestStep
  index: number
  isLast: boolean
}

function Step({ caseId, step, index, isLast }: StepProps) {
  const number = index + 1
  const write = (field: 'action' | 'expectedResult' | 'testData') => (text: string) =>
    change(caseId, (each) => changeStep(each, index, { [field]: text }), `${caseId} ${index} ${field}`)

  function move(by: -1 | 1) {
    change(caseId, (each) => moveStep(each, index, by))
    goTo(caseId, `[data-step="${index + by}"] .gen-step-acts :nth-child(${by < 0 ? 1 : 2})`)
  }

  function drop() {
    change(caseId, (each) => removeStep(each, index))
    toast(texts.stepRemoved, wayBack())
    goTo(caseId, isLast ? `[data-step="${index - 1}"] textarea` : `[data-step="${index}"] textarea`)
  }

  return (
    <li data-step={index}>
      <span class="gen-number" aria-hidden="true">
        {number}
      </span>
      <div class="gen-step-words">
        <Line
          label={texts.action(number)}
          text={step.action}
          most={4000}
          placeholder={texts.whatToDo}
          write={write('action')}
        />
        <Line
          class="gen-seen"
          label={texts.seen(number)}
          text={step.expectedResult}
          most={4000}
          placeholder={texts.toBeSeen}
          write={write('expectedResult')}
        />
        <Computed of={step.computed} />
        <Original caseId={caseId} index={index} step={step} />
        <Data caseId={caseId} step={step} number={number} write={write('testData')} />
      </div>
      <div class="gen-step-acts">
        <IconButton icon="up" label={texts.stepUp(number)} disabled={index === 0} act={() => move(-1)} />
        <IconButton icon="down" label={texts.stepDown(number)} disabled={isLast} act={() => move(1)} />
        <IconButton icon="remove" label={texts.removeStep(number)} act={drop} />
      </div>
    </li>
  )
}

interface DataProps {
  caseId: string
  step: TestStep
  number: number
  write: (text: string) => void
}

/** Test data of a step. Most steps have none, so the field comes when it is asked for. */
function Data({ caseId, step, number, write }: DataProps) {
  const isAsked = useSignal(false)
  if (step.testData === undefined && !isAsked.value)
    return (
      <button
        type="button"
        class="link gen-add-data"
        aria-label={texts.addDataTo(number)}
        onClick={() => {
          isAsked.value = true
          goTo(caseId, `[data-step="${number - 1}"] .gen-data textarea`)
        }}
      >
        {texts.addData}
      </button>
    )
  return (
    <div class="gen-data">
      <span class="gen-label" aria-hidden="true">
        {texts.testData}
      </span>
      <Line
        class="gen-code"
        label={texts.data(number)}
        text={step.testData ?? ''}
        most={20_000}
        write={write}
      />
    </div>
  )
}

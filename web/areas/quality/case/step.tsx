import { useSignal } from '@preact/signals'
import { Computed } from '../../../parts/evidence/computed.tsx'
import { Menu } from '../../../parts/menu.tsx'
import type { Suggestion } from '../../../parts/steps/wording.ts'
import { steps as texts } from '../../../texts/en/quality-case.ts'
import type { CaseStep } from '../parts/types.ts'
import { Suggested } from './suggested.tsx'

interface StepProps {
  step: CaseStep
  index: number
  isLast: boolean
  suggestions: readonly Suggestion[]
  change: (changed: Partial<CaseStep>) => void
  use: (suggestion: Suggestion, say: string) => void
  move: (by: -1 | 1) => void
  insert: () => void
  remove: () => void
}

/** A step that is edited. Alt with an arrow moves it, wherever in it one writes. */
export function Step({ step, index, isLast, suggestions, change, use, move, insert, remove }: StepProps) {
  const number = index + 1
  function keys(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0 || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(by)
  }
  const items = [
    ...(index > 0 ? [{ text: texts.up, act: () => move(-1) }] : []),
    ...(isLast ? [] : [{ text: texts.down, act: () => move(1) }]),
    { text: texts.insert, act: insert },
    { text: texts.remove, kind: 'danger' as const, act: remove },
  ]
  return (
    <li onKeyDown={keys}>
      <div class="qa-step-words">
        <Line
          field="action"
          label={texts.action(number)}
          placeholder={texts.whatToDo}
          text={step.action}
          write={(action) => change({ action })}
        />
        <Line
          field="expectedResult"
          label={texts.seen(number)}
          placeholder={texts.toBeSeen}
          text={step.expectedResult}
          write={(expectedResult) => change({ expectedResult })}
        />
        <Computed of={step.computed} />
        <Data step={step} number={number} write={(testData) => change({ testData })} />
        <Suggested suggestions={suggestions} use={use} />
      </div>
      <Menu label={texts.actions(number)} items={items} />
    </li>
  )
}

interface LineProps {
  field: string
  label: string
  placeholder: string
  text: string
  write: (text: string) => void
  most?: number
}

const Line = ({ field, label, placeholder, text, write, most = 4000 }: LineProps) => (
  <textarea
    data-field={field}
    class={`qa-grows${field === 'testData' ? ' qa-code' : ''}`}
    dir="auto"
    rows={1}
    maxLength={most}
    aria-label={label}
    placeholder={placeholder}
    value={text}
    onInput={({ currentTarget }) => write(currentTarget.value)}
  />
)

/** Test data of a step. Most steps have none, so the field comes when it is asked for. */
function Data({ step, number, write }: { step: CaseStep; number: number; write: (text: string) => void }) {
  const isAsked = useSignal(false)
  if (step.testData === undefined && !isAsked.value)
    return (
      <button
        type="button"
        class="link qa-add-data"
        aria-label={texts.addDataTo(number)}
        onClick={() => (isAsked.value = true)}
      >
        {texts.addData}
      </button>
    )
  return (
    <Line
      field="testData"
      label={texts.data(number)}
      placeholder={texts.testData}
      text={step.testData ?? ''}
      write={write}
      most={20_000}
    />
  )
}

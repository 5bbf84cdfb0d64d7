import { useContext, useId, useRef } from 'preact/hooks'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { FormFaults } from '../../../parts/form.tsx'
import { IconButton } from '../../../parts/icons.tsx'
import { texts } from '../../../texts/en/analytics-reports.ts'
import { type Step, stepsOfFunnel } from './parameters.ts'

interface StepsEditorProps {
  steps: readonly Step[]
  change: (steps: readonly Step[]) => void
}

/** The steps of a funnel: added, removed and ordered, by mouse and keyboard alike. */
export function StepsEditor({ steps, change }: StepsEditorProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const set = (place: number, changed: Partial<Step>) =>
    change(steps.map((step, at) => (at === place ? { ...step, ...changed } : step)))
  function move(from: number, to: number) {
    const step = steps[from]
    if (!step || to < 0 || to >= steps.length) return
    change(steps.toSpliced(from, 1).toSpliced(to, 0, step))
    announce(texts.step(to + 1))
  }
  function remove(place: number) {
    change(steps.toSpliced(place, 1))
    // What had the focus is gone: it goes on at the step that took its place.
    list.current?.querySelectorAll('input')[Math.min(place, steps.length - 2)]?.focus()
  }
  return (
    <fieldset class="report-steps">
      <legend class="visually-hidden">{texts.names.funnel}</legend>
      <ol ref={list}>
        {steps.map((step, place) => (
          // A step has no name of its own, and two may be the same.
          <StepRow
            key={place}
            step={step}
            place={place}
            many={steps.length}
            hint={`${id}-hint`}
            set={(changed) => set(place, changed)}
            move={(by) => move(place, place + by)}
            remove={() => remove(place)}
          />
        ))}
      </ol>
      <p class="hint" id={`${id}-hint`}>
        {texts.stepHint}
      </p>
      {steps.length < stepsOfFunnel.most && (
        <Button small act={() => change([...steps, { type: 'path', value: '' }])}>
          {texts.addStep}
        </Button>
      )}
    </fieldset>
  )
}

interface StepRowProps {
  step: Step
  place: number
  many: number
  /** The id of what is said to all of them. */
  hint: string
  set: (changed: Partial<Step>) => void
  move: (by: number) => void
  remove: () => void
}

function StepRow({ step: { type, value }, place, many, hint, set, move, remove }: StepRowProps) {
  const id = useId()
  const name = `step-${place}`
  const fault = useContext(FormFaults)?.value[name]
  const number = place + 1
  return (
    <li>
      <span class="report-step-number" aria-hidden="true">
        {number}
      </span>
      <select
        aria-label={texts.stepKind(number)}
        value={type}
        onChange={({ currentTarget }) => set({ type: currentTarget.value === 'event' ? 'event' : 'path' })}
      >
        <option value="path">{texts.kindsOfStep.path}</option>
        <option value="event">{texts.kindsOfStep.event}</option>
      </select>
      <input
        type="text"
        name={name}
        aria-label={texts.step(number)}
        aria-describedby={fault ? `${id} ${hint}` : hint}
        aria-invalid={fault ? 'true' : undefined}
        autocomplete="off"
        dir="auto"
        maxLength={500}
        required
        value={value}
        onInput={({ currentTarget }) => set({ value: currentTarget.value })}
      />
      <span class="report-step-acts">
        <IconButton icon="up" label={texts.up(number)} act={() => move(-1)} disabled={place === 0} />
        <IconButton icon="down" label={texts.down(number)} act={() => move(1)} disabled={number === many} />
        <IconButton
          icon="remove"
          label={texts.removeStep(number)}
          act={remove}
          disabled={many <= stepsOfFunnel.least}
        />
      </span>
      {fault && (
        <p class="fault" id={id} role="alert">
          {fault}
        </p>
      )}
    </li>
  )
}

import { useMemo } from 'preact/hooks'
import {
  type CaseDifference,
  type ComparedCase,
  type FieldDifference,
  type NumberedStep,
  type StepDifference as Step,
  stepDifferences,
} from '../../shared/domain/test-cases/step-differences.ts'
import { texts } from '../texts/en/step-difference.ts'
import type { Acceptance } from './step-difference/acceptance.ts'
import { Differing } from './step-difference/differing.tsx'
import { StepWords } from './step-difference/step-words.tsx'
import { runsOf } from './step-difference/runs.ts'
import { WordDiff } from './word-diff.tsx'
import './step-difference.css'

interface StepDifferenceProps extends Acceptance {
  /** Undefined for a case that is new. */
  before?: ComparedCase | undefined
  /** Undefined for a case that went. */
  after?: ComparedCase | undefined
  /** Whether each step belongs to the one with its number: a rewording that adds and drops none. */
  isInPlace?: boolean
}

/** What differs of one case: its fields, then its steps with the words that changed. What stays as it is is folded. */
export function StepDifference({ before, after, isInPlace = false, ...acceptance }: StepDifferenceProps) {
  const { fields, steps } = useMemo(
    () => stepDifferences(before, after, { isInPlace }),
    [before, after, isInPlace],
  )
  return (
    <div class="step-difference">
      <Fields fields={fields} />
      <Steps steps={steps} {...acceptance} />
      {fields.length === 0 && steps.every(({ is }) => is === 'same') && <p class="hint">{texts.none}</p>}
    </div>
  )
}

function Fields({ fields }: Pick<CaseDifference, 'fields'>) {
  if (fields.length === 0) return null
  return (
    <dl class="step-difference-fields">
      {fields.map((field) => (
        <Field key={field.field} {...field} />
      ))}
    </dl>
  )
}

const Field = ({ field, before = '', after = '' }: FieldDifference) => (
  <div>
    <dt>{texts.fields[field]}</dt>
    <dd class={field === 'gherkin' ? 'is-code' : undefined}>
      <WordDiff before={before} after={after} />
    </dd>
  </div>
)

function Steps({ steps, ...acceptance }: Acceptance & { steps: readonly Step[] }) {
  if (steps.length === 0) return null
  return (
    <ol class="step-difference-steps" aria-label={texts.steps}>
      {runsOf(steps).map((run, at) => (
        <li key={at}>
          {run.is === 'same' ? <Same {...run} /> : <Differing step={run.step} {...acceptance} />}
        </li>
      ))}
    </ol>
  )
}

const Same = ({ first, last, steps }: { first: number; last: number; steps: readonly NumberedStep[] }) => (
  <details>
    <summary>{texts.same(first, last)}</summary>
    {steps.map((step) => (
      <div key={step.number} class="step-difference-same">
        <b>{texts.step(step.number)}</b>
        <StepWords step={step} />
      </div>
    ))}
  </details>
)

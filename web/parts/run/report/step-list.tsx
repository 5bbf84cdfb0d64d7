import type { Signal } from '@preact/signals'
import { texts } from '../../../texts/en/run.ts'
import { useActs } from '../acts.ts'
import type { CaseResult, StepResult } from '../types.ts'
import { Sign } from '../verdict.tsx'
import { Candidates } from './candidates.tsx'
import { Checks } from './checks.tsx'
import { Fault } from './fault.tsx'
import { type Look, isBroken } from './look.ts'
import { Mend } from './mend.tsx'
import { Slipped } from './strength.tsx'
import { Unchecked } from './unchecked.tsx'
import { isAmbiguous } from './why.ts'
import './steps.css'

const say = texts.report

interface StepListProps {
  of: CaseResult
  selected: Signal<Look>
  playing: Signal<number | undefined>
  select: (stepNumber: number) => void
}

/** The steps of a case, each a chapter of its video: what was done, what was checked, and why it did not pass. */
export function StepList({ of, selected, playing, select }: StepListProps) {
  return (
    <ol class="steps" aria-label={say.steps}>
      {of.steps.map((step) => {
        const { stepNumber } = step
        const isSelected = selected.value.step === stepNumber
        const now = playing.value === undefined ? isSelected : playing.value === stepNumber
        return (
          <li key={stepNumber} class={`step ${step.status}${now ? ' now' : ''}`}>
            <button
              type="button"
              class="step-head"
              aria-current={now ? 'step' : undefined}
              onClick={() => select(stepNumber)}
            >
              <Sign of={step.status} />
              <span class="step-action" dir="auto">
                {step.action}
              </span>
              <span class="step-time">{texts.tookMs(step.durationMs)}</span>
            </button>
            <StepBody of={of} step={step} isOpen={isSelected || isBroken(step)} />
          </li>
        )
      })}
      <OfCase of={of} />
    </ol>
  )
}

interface StepBodyProps {
  of: CaseResult
  step: StepResult
  isOpen: boolean
}

function StepBody({ of, step, isOpen }: StepBodyProps) {
  const { mending } = useActs()
  const { error, assertions, unchecked = [], candidates, healing, strength } = step
  const isWeak = strength !== undefined && strength.survivors.length > 0
  const isLeft = unchecked.length > 0 && step.status !== 'skipped'
  if (!isOpen && !isWeak && !healing && !isLeft) return null
  return (
    <div class="step-body">
      {isOpen && <Checks of={assertions} />}
      {isLeft && <Unchecked parts={unchecked} />}
      {error && <Fault error={error} isTold={assertions.some(({ passed }) => !passed)} />}
      {healing && (
        <p class="note healed">
          <b>{say.healed}.</b> {say.healedText(healing.from, healing.to)} {healing.reason}
        </p>
      )}
      {isWeak && <Slipped survivors={strength.survivors} />}
      {isBroken(step) && !mending && candidates && (
        <Candidates of={candidates} isAmbiguous={isAmbiguous(error)} />
      )}
      {isBroken(step) && mending && (
        <Mend key={step.stepNumber} testCaseId={of.testCaseId} step={step} mending={mending} />
      )}
    </div>
  )
}

/** What the case as a whole expects, checked after its last step. */
function OfCase({
  of: { assertions, unchecked = [], error, steps, strength, candidates },
}: {
  of: CaseResult
}) {
  const isOfCase = error !== undefined && !steps.some(isBroken)
  const survivors = strength?.expectedResult?.survivors ?? []
  if (assertions.length + unchecked.length + survivors.length === 0 && !isOfCase) return null
  return (
    <li class="step of-case">
      <p class="step-head">{say.caseResult}</p>
      <div class="step-body">
        <Checks of={assertions} />
        <Unchecked parts={unchecked} />
        {isOfCase && <Fault error={error} isTold={assertions.some(({ passed }) => !passed)} />}
        {isOfCase && candidates && <Candidates of={candidates} isAmbiguous={isAmbiguous(error)} />}
        {survivors.length > 0 && <Slipped survivors={survivors} />}
      </div>
    </li>
  )
}

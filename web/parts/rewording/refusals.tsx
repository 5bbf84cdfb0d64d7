import { texts } from '../../texts/en/rewording.ts'
import { StepWords } from '../step-difference/step-words.tsx'
import type { CaseToReword, RefusedRewording } from './types.ts'

/** Refused steps of a case, each with the reason. */
export function Refusals({ of, refused }: { of: CaseToReword; refused: readonly RefusedRewording[] }) {
  if (refused.length === 0) return null
  return (
    <ul class="rw-refused" aria-label={texts.stays}>
      {refused.map((each, at) => (
        <Refused key={at} of={of} {...each} />
      ))}
    </ul>
  )
}

function Refused({ of, stepNumber, reason }: RefusedRewording & { of: CaseToReword }) {
  const at = of.steps.findIndex((step) => step.stepNumber === stepNumber)
  const step = of.steps[at]
  return (
    <li>
      <p class="rw-refused-head">
        <b>{stepNumber === undefined ? texts.wholeCase : texts.stepOf(stepNumber)}</b>{' '}
        <span class="tag">{texts.stays}</span>
      </p>
      {step && <StepWords step={{ ...step, number: at + 1 }} />}
      <p class="hint" dir="auto">
        {reason}
      </p>
    </li>
  )
}

import type { StepDifference } from '../../../shared/domain/test-cases/step-differences.ts'
import type { ComponentChildren } from 'preact'
import { texts } from '../../texts/en/step-difference.ts'
import type { Acceptance } from './acceptance.ts'
import { ChangeTag } from './change-tag.tsx'
import { StepWords } from './step-words.tsx'

/** A step that was changed, added or removed; a change can be accepted where the page offers that. */
export function Differing({ step: { before, after }, ...acceptance }: Acceptance & { step: StepDifference }) {
  if (before && after)
    return (
      <>
        <Head number={after.number} before={before} after={after} />
        <div class="step-difference-sides">
          <Side name={texts.before}>
            <StepWords step={before} other={after} side="before" />
          </Side>
          <Side name={texts.after}>
            <StepWords step={after} other={before} side="after" />
          </Side>
        </div>
        <Note text={acceptance.notes?.get(before.number)} />
        <Accept number={before.number} {...acceptance} />
      </>
    )
  if (after)
    return (
      <>
        <Head number={after.number} after={after} />
        <ins class="step-difference-whole">
          <StepWords step={after} />
        </ins>
      </>
    )
  return (
    before && (
      <>
        <Head number={before.number} before={before} />
        <del class="step-difference-whole">
          <StepWords step={before} />
        </del>
      </>
    )
  )
}

interface HeadProps extends Partial<Pick<StepDifference, 'before' | 'after'>> {
  number: number
}

const Head = ({ number, before, after }: HeadProps) => (
  <p class="step-difference-head">
    <b>{texts.step(number)}</b> <ChangeTag before={before} after={after} />
    {before && before.number !== number && <span class="hint">{texts.wasStep(before.number)}</span>}
  </p>
)

const Side = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div role="group" aria-label={name}>
    <span class="step-words-of" aria-hidden="true">
      {name}
    </span>
    {children}
  </div>
)

const Note = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <p class="step-difference-note">{text}</p>

function Accept({ number, accepted, onAccept }: Acceptance & { number: number }) {
  if (!onAccept) return null
  return (
    <label class="step-difference-accept">
      <input
        type="checkbox"
        aria-label={texts.acceptOf(number)}
        checked={accepted?.has(number) ?? false}
        onChange={() => onAccept(number)}
      />
      {texts.accept}
    </label>
  )
}

import type { StepDifference } from '../../../shared/domain/test-cases/step-differences.ts'
import type { ComponentChildren } from 'preact'
import { texts } from '../../texts/en/step-difference.ts'
import type { Acceptance } from './acceptance.ts'
import { StepWords } from './step-words.tsx'

/** A step that changed, came or went; one that changed can be taken, where the page offers that. */
export function Differing({ step: { before, after }, ...acceptance }: Acceptance & { step: StepDifference }) {
  if (before && after)
    return (
      <>
        <Head number={after.number} was={before.number} is="changed" />
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
        <Head number={after.number} is="added" />
        <ins class="step-difference-whole">
          <StepWords step={after} />
        </ins>
      </>
    )
  return (
    before && (
      <>
        <Head number={before.number} is="removed" />
        <del class="step-difference-whole">
          <StepWords step={before} />
        </del>
      </>
    )
  )
}

const tags = { changed: 'tag warn', added: 'tag good', removed: 'tag bad' } as const

const Head = ({ number, was, is }: { number: number; was?: number; is: keyof typeof tags }) => (
  <p class="step-difference-head">
    <b>{texts.step(number)}</b> <span class={tags[is]}>{texts[is]}</span>
    {was !== undefined && was !== number && <span class="hint">{texts.wasStep(was)}</span>}
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

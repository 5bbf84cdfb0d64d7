import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { texts } from '../../../texts/en/run.ts'
import type { CaseResult, Execution, Meant, StepResult } from '../types.ts'
import { picturesOf } from './look.ts'
import { Reload } from './reload.tsx'

const say = texts.report
type Size = Execution['config']['viewport']

interface StepPictureProps {
  of: CaseResult
  step: StepResult | undefined
  viewport: Size
  renew: () => Promise<void>
}

/** What the page showed after a step, and what the step was about. What an ambiguous step may mean is numbered. */
export function StepPicture({ of, step, viewport, renew }: StepPictureProps) {
  const isBroken = useSignal(false)
  const { after, target } = step ? picturesOf(of, step) : {}
  if (!step || !(after ?? target)) return <p class="stage-none">{say.noPicture}</p>
  if (isBroken.value) return <Reload again={() => renew().then(() => (isBroken.value = false))} />
  const shared = { viewport, broken: () => (isBroken.value = true) }
  return (
    <>
      {after && (
        <Picture {...shared} url={after} words={say.pictureOf(step.stepNumber)}>
          {step.candidates?.map((one, at) => (
            <Mark key={at} of={one} number={at + 1} viewport={viewport} />
          ))}
        </Picture>
      )}
      {target && <Picture {...shared} url={target} words={say.targetOf(step.stepNumber)} />}
    </>
  )
}

interface PictureProps {
  url: string
  words: string
  viewport: Size
  broken: () => void
  children?: ComponentChildren
}

const Picture = ({ url, words, viewport: { width, height }, broken, children }: PictureProps) => (
  <figure class="stage-picture">
    <a href={url} target="_blank" rel="noreferrer" title={say.openPicture}>
      <img src={url} width={width} height={height} alt={words} onError={broken} />
      {children}
    </a>
    <figcaption>{words}</figcaption>
  </figure>
)

const share = (part: number, whole: number) => `${(100 * part) / whole}%`

/** Where something is in the picture, by its number. */
function Mark({
  of: { box },
  number,
  viewport: { width, height },
}: {
  of: Meant
  number: number
  viewport: Size
}) {
  if (!box) return null
  const isOutside = box.x >= width || box.y >= height || box.x + box.width <= 0 || box.y + box.height <= 0
  if (isOutside) return null
  return (
    <span
      class="mark-box"
      aria-hidden="true"
      style={{
        left: share(box.x, width),
        top: share(box.y, height),
        width: share(box.width, width),
        height: share(box.height, height),
      }}
    >
      <span class="mark-number">{number}</span>
    </span>
  )
}

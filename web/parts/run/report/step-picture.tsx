import { useSignal } from '@preact/signals'
import { texts } from '../../../texts/en/run.ts'
import type { CaseResult, Execution, Meant, StepResult } from '../types.ts'
import { pictureOf } from './look.ts'
import { Reload } from './reload.tsx'

const say = texts.report
type Size = Execution['config']['viewport']

interface StepPictureProps {
  of: CaseResult
  step: StepResult | undefined
  viewport: Size
  renew: () => Promise<void>
}

/** What the page showed after a step. What an ambiguous step may mean is numbered in it. */
export function StepPicture({ of, step, viewport, renew }: StepPictureProps) {
  const isBroken = useSignal(false)
  const url = step && pictureOf(of, step)
  if (!url) return <p class="stage-none">{say.noPicture}</p>
  if (isBroken.value) return <Reload again={() => renew().then(() => (isBroken.value = false))} />
  return (
    <figure class="stage-picture">
      <a href={url} target="_blank" rel="noreferrer" title={say.openPicture}>
        <img
          src={url}
          width={viewport.width}
          height={viewport.height}
          alt={say.pictureOf(step.stepNumber)}
          onError={() => (isBroken.value = true)}
        />
        {step.candidates?.map((one, at) => (
          <Mark key={at} of={one} number={at + 1} viewport={viewport} />
        ))}
      </a>
      <figcaption>{say.pictureOf(step.stepNumber)}</figcaption>
    </figure>
  )
}

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

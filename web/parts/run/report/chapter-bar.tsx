import { clockTime } from '../chapters.ts'
import type { StageProps } from './stage-props.ts'

/** The steps as parts of a bar, as long as they took. The list beside it says the same in words, so it is for the eye only. */
export function ChapterBar({
  chapters,
  playing,
  selected,
  of,
}: Pick<StageProps, 'chapters' | 'playing' | 'selected' | 'of'>) {
  return (
    <div class="chapter-bar" aria-hidden="true">
      {chapters.map(({ stepNumber, title, startMs, endMs }) => {
        const status = of.steps.find((step) => step.stepNumber === stepNumber)?.status ?? 'skipped'
        return (
          <span
            key={stepNumber}
            class={`chapter ${status}${playing.value === stepNumber ? ' now' : ''}`}
            style={{ flexGrow: Math.max(1, endMs - startMs) }}
            title={`${title} (${clockTime(startMs)})`}
            onClick={() => (selected.value = { step: stepNumber })}
          />
        )
      })}
    </div>
  )
}

import { texts } from '../../texts/en/rewording.ts'
import { Button } from '../button.tsx'
import type { ShownCase } from './shown-case.ts'
import type { Rewordings } from './use-rewording.ts'

interface ProgressProps {
  rewordings: Rewordings
  /** All cases that were asked about. */
  count: number
  shown: readonly ShownCase[]
}

/** The progress of the requests, and a summary of their answers. */
export function Progress({ rewordings, count, shown }: ProgressProps) {
  const { answers, stage, error, goOn, stop } = rewordings
  const { open, refused, costUsd } = answers.value
  const isAsking = stage.value === 'asking'
  const done = count - open.length
  if (error.value !== null && shown.length === 0) return null
  return (
    <>
      <div class={isAsking ? 'rw-asking' : 'rw-told'}>
        {/* Always the same element: screen readers ignore the text of a new one. */}
        <p role="status">
          {stage.value === 'accepted'
            ? texts.leftOut(refused.length)
            : isAsking
              ? texts.asking(done, count)
              : summary(rewordings, { count, shown })}
        </p>
        {isAsking && (
          <>
            <progress aria-label={texts.progress} max={count} value={done} />
            <Button small act={stop}>
              {texts.stop}
            </Button>
          </>
        )}
      </div>
      {stage.value === 'resting' && open.length > 0 && (
        <p class="rw-open">
          {texts.stopped(open.length)}{' '}
          {costUsd > 0 && done > 0 && texts.spent(costUsd, (costUsd / done) * open.length)}{' '}
          {error.value === null && (
            <Button small act={() => void goOn()}>
              {texts.goOn}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function summary({ answers }: Rewordings, { count, shown }: Pick<ProgressProps, 'count' | 'shown'>): string {
  const { rewordings, refused, open } = answers.value
  const answered = new Set(shown.map(({ of }) => of.id))
  const untouched = count - new Set([...answered, ...open]).size
  const changed = shown.filter((each) => each.rewordings.length > 0).length
  const isLookedAt = open.length < count || rewordings.length > 0
  return [
    isLookedAt ? texts.came(rewordings.length, changed) : '',
    texts.refused(refused.length),
    texts.untouched(untouched),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

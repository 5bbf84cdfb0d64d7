import { Button } from '../../../parts/button.tsx'
import { Failed } from '../../../parts/states.tsx'
import { words } from '../../../texts/en/quality.ts'
import type { useAll } from './use-all.ts'

/** Below a list: that it is still read, why it could not be read on, or that there is more. */
export function ReadOn<T>({ list }: { list: ReturnType<typeof useAll<T>> }) {
  const { items, next, failed, isReading, refresh, more } = list
  const count = items.value?.length ?? 0
  if (failed.value !== null) return <Failed error={failed.value} retry={refresh} />
  if (isReading)
    return (
      <p class="hint" role="status">
        {words.readingOn(count)}
      </p>
    )
  if (next.value === null) return null
  return (
    <p class="qa-read-on">
      <span class="hint">{words.mostShown(count)}</span>
      <Button small act={more}>
        {words.readOn}
      </Button>
    </p>
  )
}

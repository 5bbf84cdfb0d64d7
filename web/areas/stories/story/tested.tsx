import { useSignal } from '@preact/signals'
import type { Story } from '../parts/story.ts'
import { Cases } from './cases.tsx'
import { GenerateDialog } from './generate-dialog.tsx'
import { Sync } from './sync.tsx'

/** How a story is tested: its cases, which of them are out of date, and more of them made from its criteria. */
export function Tested({ story, mayWrite }: { story: Story; mayWrite: boolean }) {
  const isOpen = useSignal(false)
  /** How often cases were stored: what is shown of them is read anew. */
  const times = useSignal(0)
  const generate = mayWrite ? () => void (isOpen.value = true) : undefined
  return (
    <>
      <Cases story={story} times={times.value} generate={generate} mayRun={mayWrite} />
      <Sync story={story} times={times.value} generate={generate} />
      {mayWrite && (
        <GenerateDialog
          story={story}
          isOpen={isOpen.value}
          close={() => (isOpen.value = false)}
          stored={() => void times.value++}
        />
      )}
    </>
  )
}

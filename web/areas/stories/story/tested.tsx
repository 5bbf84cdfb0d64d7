import { useSignal } from '@preact/signals'
import type { Story } from '../parts/story.ts'
import { Cases } from './cases.tsx'
import { GenerateDialog } from './generate-dialog.tsx'
import { Sync } from './sync.tsx'
import type { Opened } from './use-story.ts'

interface TestedProps {
  opened: Opened
  story: Story
  mayWrite: boolean
}

/** How a story is tested: its cases, which of them are out of date, and more of them made from its criteria. */
export function Tested({ opened, story, mayWrite }: TestedProps) {
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
          opened={opened}
          story={story}
          isOpen={isOpen.value}
          close={() => (isOpen.value = false)}
          stored={() => void times.value++}
        />
      )}
    </>
  )
}

import { useSignal } from '@preact/signals'
import { lazyPart } from '../../../../parts/lazy-part.tsx'

const Ways = lazyPart(() => import('./ways.tsx').then(({ Ways: loaded }) => loaded))

/** The ways to whole cases, behind one line. They are loaded when they are looked at. */
export function Offer({ summary }: { summary: string }) {
  const wasOpened = useSignal(false)
  return (
    <details
      class="writers-offer"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) wasOpened.value = true
      }}
    >
      <summary>{summary}</summary>
      <div>{wasOpened.value && <Ways />}</div>
    </details>
  )
}

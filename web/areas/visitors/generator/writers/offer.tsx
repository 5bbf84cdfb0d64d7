import { useSignal } from '@preact/signals'
import { lazyPart } from '../../../../parts/lazy-part.tsx'

const Ways = lazyPart(() => import('./ways.tsx').then(({ Ways: loaded }) => loaded))

interface OfferProps {
  summary: string
  /** What an assistant does there. */
  hint?: string | undefined
}

/** The ways to whole cases, or to reworded ones, behind one line. They are loaded when they are looked at. */
export function Offer({ summary, hint }: OfferProps) {
  const wasOpened = useSignal(false)
  return (
    <details
      class="writers-offer"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) wasOpened.value = true
      }}
    >
      <summary>{summary}</summary>
      <div>{wasOpened.value && <Ways hint={hint} />}</div>
    </details>
  )
}

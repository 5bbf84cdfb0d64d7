import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** What came of it, in the place of what was asked. The keyboard goes on there. */
export function Finished({ children }: { children: ComponentChildren }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p class="note" tabIndex={-1} ref={note}>
      {children}
    </p>
  )
}

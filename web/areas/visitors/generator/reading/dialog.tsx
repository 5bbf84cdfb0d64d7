import { useMemo } from 'preact/hooks'
import { ReadingDialog } from '../../../../parts/reading/dialog.tsx'
import type { Stretch } from '../../../../parts/reading/marks.ts'
import { showCase } from '../case-actions.ts'
import { session } from '../store.ts'
import { isLookedInto } from '../view.ts'
import { correct, readSession } from './read-session.ts'

interface DialogProps {
  /** Where the sentence stands in the text. */
  place: Stretch
}

/** How a sentence of the session was read, and the way to correct it. */
export function Dialog({ place }: DialogProps) {
  const sessionId = session.value?.sessionId ?? ''
  const source = useMemo(
    () => ({ id: sessionId, read: () => readSession(sessionId), correct, showCase }),
    [sessionId],
  )
  function close() {
    isLookedInto.value = false
    // The button that opened it may have gone, where the window became wider or narrower since.
    requestAnimationFrame(() => {
      const isNowhere = document.activeElement?.matches('body, dialog:not([open]) *') ?? true
      if (isNowhere) document.querySelector<HTMLElement>('.gen-how-read button')?.focus()
    })
  }
  return <ReadingDialog source={source} place={place} isOpen={isLookedInto.value} close={close} />
}

import { useEffect, useRef } from 'preact/hooks'
import { person, readSession, signInAddress } from '../client/session.ts'
import { sessionEnded } from '../client/session-ended.ts'
import { Button } from '../parts/button.tsx'
import { texts } from '../texts/en/shell.ts'

/** The session has ended while somebody worked: they sign in again in another tab, and go on here with all that they typed. */
export function Expired() {
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = sessionEnded.value && person.value !== null
  useEffect(() => {
    if (isShown) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isShown])
  return (
    <dialog ref={dialog} aria-labelledby="expired" onClose={() => (sessionEnded.value = false)}>
      <h2 id="expired">{texts.expired}</h2>
      <p>{texts.expiredHint}</p>
      <div class="actions">
        <a class="button primary" href={signInAddress()} target="_blank" rel="noreferrer">
          {texts.signInAgain}
        </a>
        <Button act={readSession}>{texts.goOn}</Button>
      </div>
    </dialog>
  )
}

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Modal } from '../../../../parts/modal.tsx'
import { useRead } from '../../../../parts/read.ts'
import { Failed, Loading } from '../../../../parts/states.tsx'
import { texts } from '../../../../texts/en/generator-reading.ts'
import { session } from '../store.ts'
import { isLookedInto } from '../view.ts'
import { Editor } from './editor.tsx'
import type { Stretch } from './marks.ts'
import { readSession, sentenceAt } from './read-session.ts'
import './reading.css'

interface DialogProps {
  /** Where the sentence stands in the text. */
  place: Stretch
}

/** How a sentence was read, and the way to correct it. What is not saved stays when it is closed and opened again. */
export function Dialog({ place }: DialogProps) {
  const isOpen = isLookedInto.value
  function close() {
    isLookedInto.value = false
    // The button that opened it may have gone, where the window became wider or narrower since.
    requestAnimationFrame(() => {
      const isNowhere = document.activeElement?.matches('body, dialog:not([open]) *') ?? true
      if (isNowhere) document.querySelector<HTMLElement>('.gen-how-read button')?.focus()
    })
  }
  const sessionId = session.value?.sessionId ?? ''
  const { reading, again } = useRead(() => readSession(sessionId), [sessionId])
  const wasOpen = useSignal(true)
  // Others may have corrected it since.
  useEffect(() => {
    if (isOpen && !wasOpen.peek()) void again()
    wasOpen.value = isOpen
  }, [isOpen])
  const now = reading.value
  const sentence = now.state === 'ready' ? sentenceAt(now.value, place) : undefined
  return (
    <Modal title={texts.title} isOpen={isOpen} close={close} isWide>
      {now.state === 'loading' && <Loading text={texts.loading} />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {sentence && <Editor sentence={sentence} again={again} close={close} />}
      {!sentence && now.state === 'ready' && <p>{texts.notRead}</p>}
      {!sentence && (
        <div class="actions">
          <button type="button" class="button" onClick={close}>
            {texts.close}
          </button>
        </div>
      )}
    </Modal>
  )
}

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { texts } from '../../texts/en/reading.ts'
import { Modal } from '../modal.tsx'
import { useRead } from '../read.ts'
import { Failed, Loading } from '../states.tsx'
import { Editor } from './editor.tsx'
import type { Stretch } from './marks.ts'
import { Names } from './names.tsx'
import { type ReadingSource, sentenceAt } from './source.ts'
import './reading.css'

interface ReadingDialogProps {
  source: ReadingSource
  /** Where the sentence stands in the text. */
  place: Stretch
  isOpen: boolean
  close: () => void
}

/** How a sentence was read, and the way to correct it. What is not saved stays when it is closed and opened again. */
export function ReadingDialog({ source, place, isOpen, close }: ReadingDialogProps) {
  const { reading, again } = useRead(source.read, [source.id])
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
      {sentence && <Editor sentence={sentence} source={source} again={again} close={close} />}
      {!sentence && now.state === 'ready' && <p>{texts.notRead}</p>}
      {now.state === 'ready' && <Names names={now.value.names} />}
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

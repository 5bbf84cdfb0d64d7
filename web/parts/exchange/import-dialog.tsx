import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { texts } from '../../texts/en/exchange.ts'
import { Button } from '../button.tsx'
import { Modal } from '../modal.tsx'
import { Failed, Loading } from '../states.tsx'
import { Preview } from './preview.tsx'
import { type Importing, useImport } from './use-import.ts'

interface ImportDialogProps extends Importing {
  isOpen: boolean
  close: () => void
}

/** Cases of a file: what is read of it is shown before it is added. */
export function ImportDialog({ isOpen, close, ...importing }: ImportDialogProps) {
  const { step, look, add, reset } = useImport(importing, close)
  const now = step.value
  const count = now.at === 'preview' ? now.imported.testCases.length : 0
  return (
    <Modal title={texts.importTitle} isOpen={isOpen} close={close} isWide>
      {now.at === 'choose' && <Chooser choose={(file) => void look(file)} />}
      {now.at !== 'choose' && (
        <p class="ex-file" dir="auto">
          {texts.file(now.file.name)}
        </p>
      )}
      {now.at === 'reading' && <Loading text={texts.reading} />}
      {now.at === 'failed' && <Failed error={now.error} retry={now.again} />}
      {now.at === 'preview' && (
        <Preview imported={now.imported} chooseLayout={(layout) => void look(now.file, layout)} />
      )}
      <div class="actions ex-end">
        {count > 0 && (
          <Button kind="primary" act={add} busy={texts.adding}>
            {texts.add(count)}
          </Button>
        )}
        {now.at !== 'choose' && <Button act={reset}>{texts.otherFile}</Button>}
        <Button kind={now.at === 'choose' ? 'plain' : 'quiet'} act={close}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  )
}

function Chooser({ choose }: { choose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useSignal(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div
      ref={root}
      class={`ex-drop${isOver.value ? ' is-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        isOver.value = true
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => {
        event.preventDefault()
        isOver.value = false
        const [file] = event.dataTransfer?.files ?? []
        if (file) choose(file)
      }}
    >
      <p>{texts.importHint}</p>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={texts.chooseFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) choose(file)
          currentTarget.value = ''
        }}
      />
      <Button kind="primary" act={() => input.current?.click()}>
        {texts.chooseFile}
      </Button>
      <p class="hint">{texts.dropHint}</p>
    </div>
  )
}

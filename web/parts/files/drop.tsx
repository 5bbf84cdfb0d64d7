import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { texts } from '../../texts/en/files.ts'
import { Button } from '../button.tsx'
import { endings, sizeGroups } from './formats.ts'

const formats = texts.formats(sizeGroups())

/** A place to drop files on, with a button for who has none to drag. */
export function Drop({ add, isFirst }: { add: (files: Iterable<File>) => void; isFirst: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useSignal(false)
  return (
    <div
      class={`file-drop${isOver.value ? ' is-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        isOver.value = true
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) isOver.value = false
      }}
      onDrop={(event) => {
        event.preventDefault()
        isOver.value = false
        add(event.dataTransfer?.files ?? [])
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class="file-drop-sign">
        <path d="M12 16V5m-4.5 4.5L12 5l4.5 4.5M5 15v3a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-3" />
      </svg>
      <div class="file-drop-words">
        <p>
          <b>{isOver.value ? texts.dropNow : texts.drop}</b>
        </p>
        <p class="hint">{formats}</p>
      </div>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        multiple
        accept={endings}
        tabIndex={-1}
        aria-label={texts.choose}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button kind={isFirst ? 'primary' : 'plain'} act={() => input.current?.click()}>
        {texts.choose}
      </Button>
    </div>
  )
}

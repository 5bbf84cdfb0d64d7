import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { ask } from '../../../client/call.ts'
import { requirementEndings } from '../../../client/formats.generated.ts'
import { toast } from '../../../parts/toasts.tsx'
import { Failed } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { WritingGuide } from './writing-guide.tsx'

/** What the service takes. */
export const mostCharacters = 200_000

interface Extracted {
  text: string
  fileName: string
  characters: number
  warnings: string[]
}

interface TextFieldProps {
  id: string
  label: string
  text: string
  fault?: string
  write: (text: string, fileName?: string) => void
  /** Ctrl and Enter. */
  send: () => void
}

/** A large field for a text, which also takes the text of a file that is dropped on it or chosen. */
export function TextField({ id, label, text, fault = '', write, send }: TextFieldProps) {
  const { note, error, isOver, read } = useFile(text, write)
  const isTooLong = text.length > mostCharacters

  function dropped(event: DragEvent) {
    event.preventDefault()
    isOver.value = false
    const file = event.dataTransfer?.files[0]
    if (file) void read(file)
  }

  return (
    <div
      class={`gen-field${isOver.value ? ' is-over' : ''}`}
      onDragOver={(event) => {
        if (![...(event.dataTransfer?.types ?? [])].includes('Files')) return
        event.preventDefault()
        isOver.value = true
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={dropped}
    >
      <div class="gen-field-head">
        <label for={id}>{label}</label>
        <WritingGuide />
      </div>
      <textarea
        id={id}
        dir="auto"
        rows={12}
        spellcheck={false}
        placeholder={texts.placeholder}
        value={text}
        aria-invalid={fault || isTooLong ? 'true' : undefined}
        aria-describedby={`${id}-count`}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      />
      {isOver.value && <p class="gen-drop">{texts.dropNow}</p>}
      <Under id={id} length={text.length} read={read} />
      <div role="status">
        {note.value.map((line) => (
          <p class="note" dir="auto">
            {line}
          </p>
        ))}
      </div>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {error.value !== null && <Failed error={error.value} />}
    </div>
  )
}

interface UnderProps {
  id: string
  length: number
  read: (file: File) => Promise<void>
}

/** Below the field: the way to choose a file, and how long the text is. */
function Under({ id, length, read }: UnderProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div class="gen-under">
      <button type="button" class="button plain small" onClick={() => chooser.current?.click()}>
        {texts.chooseFile}
      </button>
      <span class="hint gen-drop-hint">{texts.dropHint}</span>
      <span id={`${id}-count`} class={length > mostCharacters ? 'fault' : 'hint gen-count'}>
        {texts.characters(length, mostCharacters)}
      </span>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={requirementEndings}
        aria-label={texts.chooseFile}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void read(file)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

function useFile(text: string, write: TextFieldProps['write']) {
  const note = useSignal<readonly string[]>([])
  const error = useSignal<unknown>(null)
  const isOver = useSignal(false)
  const now = useSignal(text)
  now.value = text
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])

  async function read(file: File) {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    error.value = null
    note.value = [texts.readingFile(file.name)]
    try {
      const found = await extracted(file, signal)
      if (found.text.trim() === '') return void (note.value = [texts.fileEmpty(file.name), ...found.warnings])
      const before = now.peek()
      write(found.text, file.name.slice(0, 255))
      note.value = [texts.fileRead(file.name, found.characters), ...found.warnings]
      if (before.trim() !== '')
        toast(texts.textReplaced, { undo: () => write(before, ''), holds: () => now.value === found.text })
    } catch (caught) {
      if (signal.aborted) return
      note.value = []
      error.value = caught
    }
  }
  return { note, error, isOver, read }
}

async function extracted(file: File, signal: AbortSignal): Promise<Extracted> {
  const form = new FormData()
  form.append('file', file)
  const response = await ask('/api/public/test-cases/extract-from-file', {
    method: 'POST',
    body: form,
    signal,
  })
  return (await response.json()) as Extracted
}

import { signal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useId, useMemo, useRef } from 'preact/hooks'
import { Button } from '../../../../parts/button.tsx'
import { Failed } from '../../../../parts/states.tsx'
import { texts } from '../../../../texts/en/generator-chat.ts'
import { busy, cases, session } from '../store.ts'
import { keepMessage, keptMessage } from './message.ts'
import { sendMessage } from './send-message.ts'
import { suggestionsFor } from './suggestions.ts'

type Field = RefObject<HTMLTextAreaElement | null>

/** Where a message is written. It stays in its field until the service has accepted it. */
export function Composer({ sessionId }: { sessionId: string }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, error, isSending, isEmpty, write, send } = useMessage(sessionId, field)
  function keys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void send()
  }
  function choose(suggestion: string) {
    write(suggestion)
    field.current?.focus()
  }
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Suggestions choose={choose} />
      <label for={id}>{texts.message}</label>
      <div class="chat-line">
        <textarea
          id={id}
          ref={field}
          dir="auto"
          rows={2}
          placeholder={texts.placeholder}
          value={text.value}
          aria-describedby={`${id}-hint`}
          aria-invalid={isEmpty.value ? 'true' : undefined}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={keys}
        />
        <button
          class="button primary"
          aria-disabled={isSending.value || busy.value !== null ? 'true' : undefined}
        >
          {isSending.value ? texts.sending : texts.send}
        </button>
      </div>
      <p class="hint" id={`${id}-hint`}>
        {isEmpty.value ? texts.empty : busy.value ? texts.wait : texts.hint}
      </p>
      {error.value !== null && <Failed error={error.value} />}
    </form>
  )
}

function useMessage(sessionId: string, field: Field) {
  const text = useMemo(() => signal(keptMessage(sessionId)), [])
  const error = useSignal<unknown>(null)
  const isSending = useSignal(false)
  const isEmpty = useSignal(false)

  function write(value: string) {
    text.value = value
    error.value = null
    isEmpty.value = false
    keepMessage(sessionId, value)
  }

  async function send() {
    const message = text.peek().trim()
    isEmpty.value = message === ''
    if (isEmpty.peek()) return field.current?.focus()
    if (isSending.peek() || busy.peek()) return
    isSending.value = true
    error.value = null
    try {
      await sendMessage(sessionId, message)
      text.value = ''
    } catch (caught) {
      error.value = caught
    } finally {
      isSending.value = false
      field.current?.focus()
    }
  }
  return { text, error, isSending, isEmpty, write, send }
}

function Suggestions({ choose }: { choose: (suggestion: string) => void }) {
  const suggestions = suggestionsFor(cases.value, session.value?.format ?? 'standard')
  if (suggestions.length === 0) return null
  return (
    <ul class="chat-suggestions" aria-label={texts.suggestions}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Button small act={() => choose(suggestion)}>
            {suggestion}
          </Button>
        </li>
      ))}
    </ul>
  )
}

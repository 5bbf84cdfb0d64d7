import { type ReadonlySignal, signal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Failed } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { keepText, keptText } from './drafts.ts'
import { editedSince } from './edited.ts'
import { generate } from './generation.ts'
import { MarkedText } from './marked-text.tsx'
import { isEditingText } from './open-session.ts'
import { Questions } from './questions.tsx'
import { busy, session } from './store.ts'
import { TextField } from './text-field.tsx'

/** The text of the session: read with its marks and questions, or edited and generated from again. */
export function TextPane() {
  const { sessionId = '', requirements = '' } = session.value ?? {}
  const text = useMemo(() => signal(keptText(sessionId) || requirements), [])
  const isChanged = text.value !== requirements
  // A generation elsewhere changed the text; what was typed here stays.
  useEffect(() => {
    if (keptText(sessionId) === '') text.value = requirements
  }, [requirements])

  function write(value: string) {
    text.value = value
    keepText(value === session.peek()?.requirements ? '' : value, sessionId)
  }

  /** What is selected in the field is what is typed over. */
  function select(start: number, end: number) {
    isEditingText.value = true
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLTextAreaElement>('#text')
      field?.focus()
      field?.setSelectionRange(start, end)
    })
  }

  return (
    <section class="gen-text" aria-labelledby="text-heading">
      <div class="gen-pane-head">
        <h2 id="text-heading">{isEditingText.value ? texts.editing : texts.text}</h2>
        <Button small kind="plain" act={() => (isEditingText.value = !isEditingText.peek())}>
          {isEditingText.value ? texts.stopEditing : texts.editText}
        </Button>
      </div>
      {isEditingText.value ? (
        <TextField
          id="text"
          label={texts.requirements}
          text={text.value}
          write={write}
          send={() => void again(text.peek()).catch(() => undefined)}
        />
      ) : (
        <>
          <MarkedText text={text} write={write} select={select} />
          <Questions text={text} write={write} select={select} />
        </>
      )}
      {isChanged && (
        <Again text={text} discard={() => write(session.peek()?.requirements ?? '')} write={write} />
      )}
    </section>
  )
}

/** Generates from the changed text, after a question where work of somebody would go. */
async function again(text: string): Promise<void> {
  const edited = editedSince()
  const question = { title: texts.replaceAsk, text: texts.replaceHint(edited), action: texts.generateAgain }
  if (edited > 0 && !(await confirmed(question))) return
  await generate({ requirements: text })
}

interface AgainProps {
  text: ReadonlySignal<string>
  write: (text: string) => void
  discard: () => void
}

function Again({ text, write, discard }: AgainProps) {
  const error = useSignal<unknown>(null)
  return (
    <div class="gen-again">
      <p role="status">{texts.textChanged}</p>
      <div class="actions">
        <Button
          kind="primary"
          small
          busy={texts.starting}
          disabled={busy.value !== null || text.value.trim() === ''}
          act={async () => {
            error.value = null
            await again(text.peek()).catch((caught: unknown) => (error.value = caught))
          }}
        >
          {texts.generateAgain}
        </Button>
        <Button
          kind="plain"
          small
          label={texts.discardText}
          act={() => {
            const before = text.peek()
            discard()
            const after = text.peek()
            toast(texts.textDiscarded, { undo: () => write(before), holds: () => text.value === after })
          }}
        >
          {texts.discard}
        </Button>
      </div>
      {error.value !== null && <Failed error={error.value} />}
    </div>
  )
}

import { signal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { Failed } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { answersIn } from '../../../parts/questions/answers.ts'
import { type AnsweredText } from '../../../parts/questions/use-written.ts'
import { type Written, followed } from '../../../parts/questions/written.ts'
import { keepAnswers, keepText, keptAnswers, keptText } from './drafts.ts'
import { generateAgain } from './generate-again.ts'
import { MarkedText } from './marked-text.tsx'
import { isEditingText } from './open-session.ts'
import { useShownDraft } from './open-questions.ts'
import { Questions } from './questions.tsx'
import { busy, session } from './store.ts'
import { TextField } from './text-field.tsx'
import { questions } from './view.ts'

/** The text of the session: read with its marks and questions, or edited and generated from again. */
export function TextPane() {
  const { sessionId = '', requirements = '', answers = [] } = session.value ?? {}
  const text = useMemo(() => signal(keptText(sessionId) || requirements), [])
  const written = useMemo(() => signal<readonly Written[]>(keptAnswers(sessionId) ?? answers), [])
  const isChanged = text.value !== requirements
  // A generation elsewhere changed the text; what was typed here stays.
  useEffect(() => {
    if (keptText(sessionId) !== '') return
    text.value = requirements
    written.value = answers
  }, [requirements, answers])

  useShownDraft({ text, written })

  function write(value: string) {
    text.value = value
    keepText(value === session.peek()?.requirements ? '' : value, sessionId)
  }

  function keep(all: readonly Written[]) {
    written.value = all
    keepAnswers(all, sessionId)
  }

  /** What is typed within an answer is another answer. */
  function type(value: string) {
    keep(followed(written.peek(), text.peek(), value))
    write(value)
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

  const all = { text, write, select, written, keep }
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
          write={type}
          send={() => void again(all).catch(() => undefined)}
        />
      ) : (
        <>
          <MarkedText {...all} />
          <Questions {...all} />
        </>
      )}
      {isChanged && <Again {...all} discard={() => write(session.peek()?.requirements ?? '')} />}
    </section>
  )
}

/** Generates from the changed text. */
async function again({ text, written }: Pick<AnsweredText, 'text' | 'written'>): Promise<void> {
  const requirements = text.peek()
  await generateAgain({ requirements, answers: answersIn(requirements, questions.peek(), written.peek()) })
}

/** For what sticks to the lower end of the pane: what gets the focus there, or is scrolled to, comes to stand above it, however high it is by then (WCAG 2.4.11). */
function useRoomBelow() {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const below = bar.current
    const pane = below?.parentElement
    if (!below || !pane) return
    const measure = () => pane.style.setProperty('--again-height', `${below.offsetHeight}px`)
    // At once, because what was just pressed is scrolled to in the next frame.
    measure()
    const measured = new ResizeObserver(measure)
    measured.observe(below)
    return () => {
      measured.disconnect()
      pane.style.removeProperty('--again-height')
    }
  }, [])
  return bar
}

interface AgainProps extends AnsweredText {
  discard: () => void
}

function Again({ discard, ...props }: AgainProps) {
  const { text, write } = props
  const error = useSignal<unknown>(null)
  const bar = useRoomBelow()
  return (
    <div class="gen-again" ref={bar}>
      <p role="status">{texts.textChanged}</p>
      <div class="actions">
        <Button
          kind="primary"
          small
          busy={texts.starting}
          disabled={busy.value !== null || text.value.trim() === ''}
          act={async () => {
            error.value = null
            await again(props).catch((caught: unknown) => (error.value = caught))
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

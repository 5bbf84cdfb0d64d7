import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useId, useRef } from 'preact/hooks'
import { texts } from '../../texts/en/questions.ts'
import { Button } from '../button.tsx'
import { type AskedQuestion, answerIn, answered } from './answers.ts'
import './completions.css'

interface CompletionsProps {
  question: AskedQuestion
  /** The id of what asks. */
  askedBy: string
  /** The text as it will be generated from next: whether a question is answered is seen by it alone. */
  text: ReadonlySignal<string>
  write: (text: string) => void
  /** Shows the field of the text with these characters selected. */
  select: (start: number, end: number) => void
}

/** The ways to answer a question, each a button: pressed, it stands in the text; pressed again, it is taken out. */
export function Completions({ question, askedBy, text, write, select }: CompletionsProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const isTakenOut = useSignal(false)
  const answer = answerIn(text.value, question)

  function press(completion: string) {
    const before = answer?.without ?? text.peek()
    isTakenOut.value = answer?.completion === completion
    write(isTakenOut.peek() ? before : answered(before, question, completion))
  }

  /** The button of this line goes with the answer: the keyboard goes on at the answer itself. */
  function undo() {
    if (!answer) return
    place.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    press(answer.completion)
  }

  if (question.completions.length === 0) return null
  return (
    <div class="completions" ref={place}>
      <p id={id} class="visually-hidden">
        {texts.ways}
      </p>
      <div role="group" aria-labelledby={`${id} ${askedBy}`} class="completions-ways">
        {question.completions.map((completion) => (
          <button
            key={completion}
            type="button"
            class="completion"
            dir="auto"
            aria-pressed={answer?.completion === completion ? 'true' : 'false'}
            onClick={() => press(completion)}
          >
            {completion}
          </button>
        ))}
      </div>
      <div class="completions-end">
        <p role="status" class={answer ? 'completions-done' : 'visually-hidden'}>
          {answer ? (answer.isInPlace ? texts.replaced : texts.added) : isTakenOut.value && texts.takenOut}
        </p>
        {answer && (
          <>
            <Button kind="link" label={texts.undoOf(answer.completion)} act={undo}>
              {texts.undo}
            </Button>
            <Button
              kind="link"
              label={texts.changeOf(answer.completion)}
              act={() => select(answer.start, answer.end)}
            >
              {texts.change}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

import { useId, useRef } from 'preact/hooks'
import { texts } from '../../texts/en/questions.ts'
import { Button } from '../button.tsx'
import type { Answer, AskedQuestion } from './answers.ts'
import { OwnAnswer } from './own-answer.tsx'
import { useAnswering } from './use-answering.ts'
import type { AnsweredText } from './use-written.ts'
import './completions.css'

interface CompletionsProps extends AnsweredText {
  question: AskedQuestion
  /** The id of what asks. */
  askedBy: string
}

/** The ways to answer a question, each a button: pressed, it stands in the text; pressed again, it is taken out. Whoever has another answer writes it, and it is one of them. */
export function Completions({ question, askedBy, select, ...props }: CompletionsProps) {
  const place = useRef<HTMLDivElement>(null)
  const { answer, ways, isTakenOut, press, add } = useAnswering(question, props)
  const toAnswer = () => place.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()

  /** Something may stick to the edge of the window once the text is changed: the answer, and what takes it back below it, are not under it. */
  const show = () => place.current?.scrollIntoView({ block: 'nearest' })

  function choose(way: string) {
    press(way)
    requestAnimationFrame(show)
  }

  /** The button of this line goes with the answer: the keyboard goes on at the answer itself. */
  function undo({ completion }: Answer) {
    toAnswer()
    press(completion)
  }

  /** The field goes with the answer, too. */
  function write(words: string) {
    add(words)
    requestAnimationFrame(() => {
      toAnswer()
      show()
    })
  }

  return (
    <div class="completions" ref={place}>
      {ways.length > 0 && <Ways ways={ways} chosen={answer?.completion} askedBy={askedBy} press={choose} />}
      {!answer && <OwnAnswer askedBy={askedBy} add={write} />}
      <div class="completions-end">
        <p role="status" class={answer ? 'completions-done' : 'visually-hidden'}>
          {answer ? (answer.isInPlace ? texts.replaced : texts.added) : isTakenOut.value && texts.takenOut}
        </p>
        {answer && <Acts answer={answer} undo={() => undo(answer)} select={select} />}
      </div>
    </div>
  )
}

interface WaysProps {
  ways: readonly string[]
  chosen: string | undefined
  askedBy: string
  press: (way: string) => void
}

function Ways({ ways, chosen, askedBy, press }: WaysProps) {
  const id = useId()
  return (
    <>
      <p id={id} class="visually-hidden">
        {texts.ways}
      </p>
      <div role="group" aria-labelledby={`${id} ${askedBy}`} class="completions-ways">
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            class="completion"
            dir="auto"
            aria-pressed={way === chosen ? 'true' : 'false'}
            onClick={() => press(way)}
          >
            {way}
          </button>
        ))}
      </div>
    </>
  )
}

interface ActsProps extends Pick<AnsweredText, 'select'> {
  answer: Answer
  undo: () => void
}

const Acts = ({ answer: { completion, start, end }, undo, select }: ActsProps) => (
  <>
    <Button kind="link" label={texts.undoOf(completion)} act={undo}>
      {texts.undo}
    </Button>
    <Button kind="link" label={texts.changeOf(completion)} act={() => select(start, end)}>
      {texts.change}
    </Button>
  </>
)

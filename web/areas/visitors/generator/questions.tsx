import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { answerIn } from '../../../parts/questions/answers.ts'
import { Completions } from '../../../parts/questions/completions.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { texts as ofAnswers } from '../../../texts/en/questions.ts'
import { withSentence } from './sentences.ts'
import { type Question, lookAtSentence, questions } from './view.ts'
import { WritingGuide } from './writing-guide.tsx'

export interface QuestionsProps {
  /** The text as it will be generated from next. */
  text: ReadonlySignal<string>
  write: (text: string) => void
  /** Shows these characters of it in its field. */
  select: (start: number, end: number) => void
}

/** What the text leaves open, as questions to its author. An answer becomes a sentence of the text. */
export function Questions(props: QuestionsProps) {
  const all = questions.value
  const id = useId()
  const count = all.filter((question) => answerIn(props.text.value, question)).length
  if (all.length === 0) return null
  const isClicked = all.some(({ completions }) => completions.length > 0)
  return (
    <section class="gen-questions" aria-labelledby={id}>
      <h3 id={id}>
        {texts.questions(all.length)}
        {count > 0 && <span class="gen-answered">{ofAnswers.answeredOf(count, all.length)}</span>}
      </h3>
      <p class="hint">
        {isClicked ? ofAnswers.hintOrWrite : texts.questionsHint} <WritingGuide />
      </p>
      <ol>
        {all.map((question, index) => (
          <Asked key={`${question.sentence} ${question.text}`} question={question} index={index} {...props} />
        ))}
      </ol>
    </section>
  )
}

function Asked({ question, index, ...props }: QuestionsProps & { question: Question; index: number }) {
  const { text, write } = props
  const answer = useSignal('')
  const id = useId()

  function add() {
    if (answer.peek().trim() === '') return
    const { words } = question
    // The text may have been changed since it was read: the answer stands behind its sentence, or at the end.
    const before = text.peek()
    const at = words ? before.indexOf(words) : -1
    const after = withSentence(before, answer.peek(), at < 0 ? before.length : at + words.length)
    write(after)
    answer.value = ''
    toast(texts.addedSentence, { undo: () => write(before), holds: () => text.value === after })
  }

  return (
    <li>
      <p dir="auto">
        <span id={id}>{question.text}</span>{' '}
        <button type="button" class="link" onClick={() => lookAtSentence(question.sentence)}>
          {texts.showSentence}
        </button>
      </p>
      <Completions question={question} askedBy={id} {...props} />
      {!answerIn(text.value, question) && (
        <form
          class="gen-answer"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <input
            type="text"
            dir="auto"
            placeholder={texts.answer}
            aria-label={texts.answerOf(index + 1)}
            value={answer.value}
            onInput={({ currentTarget }) => (answer.value = currentTarget.value)}
          />
          <Button small kind="plain" disabled={answer.value.trim() === ''} act={add}>
            {texts.add}
          </Button>
        </form>
      )}
    </li>
  )
}

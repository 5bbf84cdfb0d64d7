import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { withSentence } from './sentences.ts'
import { session } from './store.ts'
import { type Question, lookAtSentence, questions, sentences } from './view.ts'
import { WritingGuide } from './writing-guide.tsx'

interface QuestionsProps {
  /** The text as it will be generated from next. */
  text: ReadonlySignal<string>
  write: (text: string) => void
}

/** What the text leaves open, as questions to its author. An answer becomes a sentence of the text. */
export function Questions({ text, write }: QuestionsProps) {
  const all = questions.value
  const id = useId()
  if (all.length === 0) return null
  return (
    <section class="gen-questions" aria-labelledby={id}>
      <h3 id={id}>{texts.questions(all.length)}</h3>
      <p class="hint">
        {texts.questionsHint} <WritingGuide />
      </p>
      <ol>
        {all.map((question, index) => (
          <Asked
            key={`${question.sentence} ${question.text}`}
            question={question}
            index={index}
            text={text}
            write={write}
          />
        ))}
      </ol>
    </section>
  )
}

function Asked({ question, index, text, write }: QuestionsProps & { question: Question; index: number }) {
  const answer = useSignal('')

  function add() {
    if (answer.peek().trim() === '') return
    const sentence = sentences.peek()[question.sentence]
    const source = session.peek()?.requirements ?? ''
    const words = sentence ? source.slice(sentence.start, sentence.end) : ''
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
        {question.text}{' '}
        <button type="button" class="link" onClick={() => lookAtSentence(question.sentence)}>
          {texts.showSentence}
        </button>
      </p>
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
    </li>
  )
}

import { useId } from 'preact/hooks'
import { answerIn } from '../../../parts/questions/answers.ts'
import { Completions } from '../../../parts/questions/completions.tsx'
import { GivenAnswers } from '../../../parts/questions/given-answers.tsx'
import type { AnsweredText } from '../../../parts/questions/use-written.ts'
import { writtenFor } from '../../../parts/questions/written.ts'
import { texts } from '../../../texts/en/generator.ts'
import { texts as ofAnswers } from '../../../texts/en/questions.ts'
import { lookAtSentence, questions } from './view.ts'
import { WritingGuide } from './writing-guide.tsx'

/** What the text leaves open, as questions to its author. An answer becomes a sentence of the text. */
export function Questions(props: AnsweredText) {
  const all = questions.value
  const id = useId()
  const text = props.text.value
  const written = props.written.value
  const count = all.filter((question) => answerIn(text, writtenFor(question, written))).length
  const isAsked = new Set(all.map(({ words }) => words))
  const given = written.filter(({ sentence }) => !isAsked.has(sentence))
  if (all.length === 0) return <GivenAnswers {...props} given={given} />
  const isClicked = all.some(({ completions }) => completions.length > 0)
  return (
    <section class="gen-questions" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {texts.questions(all.length)}
        {count > 0 && <span class="gen-answered">{ofAnswers.answeredOf(count, all.length)}</span>}
      </h3>
      <p class="hint">
        {isClicked ? ofAnswers.hint : ofAnswers.hintWrite} {ofAnswers.again} <WritingGuide />
      </p>
      <ol>
        {all.map((question, index) => (
          <li key={`${question.sentence} ${question.text}`}>
            <p dir="auto">
              <span id={`${id}-${index}`}>{question.text}</span>{' '}
              <button type="button" class="link" onClick={() => lookAtSentence(question.sentence)}>
                {texts.showSentence}
              </button>
            </p>
            <Completions question={question} askedBy={`${id}-${index}`} {...props} />
          </li>
        ))}
      </ol>
      <GivenAnswers {...props} given={given} />
    </section>
  )
}

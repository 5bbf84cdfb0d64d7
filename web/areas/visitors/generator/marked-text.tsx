import { useComputed } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { notTriedInWords } from '../../../parts/coverage-words.ts'
import { texts } from '../../../texts/en/generator.ts'
import { segments } from '../../../parts/marked/segments.ts'
import { type Answer, answerIn } from '../../../parts/questions/answers.ts'
import { Completions } from '../../../parts/questions/completions.tsx'
import type { AnsweredText } from '../../../parts/questions/use-written.ts'
import { writtenFor } from '../../../parts/questions/written.ts'
import { countFates, fates } from './sentences.ts'
import { bringIntoView, showCase } from './case-actions.ts'
import { MarkedSentence } from './marked-sentence.tsx'
import { cases, cellOf, selectedCase, selectedSentence, session } from './store.ts'
import {
  casesOfSelected,
  lookAtSentence,
  lookInto,
  questions,
  sentences,
  sentencesOfSelected,
} from './view.ts'

/** The text, each sentence marked by what became of it. Arrow keys go from sentence to sentence, Enter looks at one. */
export function MarkedText(props: AnsweredText) {
  const text = session.value?.requirements ?? ''
  const all = sentences.value
  const place = useRef<HTMLDivElement>(null)
  const looked = selectedSentence.value
  const ofCase = sentencesOfSelected.value
  const first = looked ?? 0
  const answers = useAnswers(props)

  // A case was looked at: its sentences come into view.
  useEffect(() => {
    const [index] = ofCase
    if (index !== undefined)
      place.current?.querySelector(`[data-sentence="${index}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selectedCase.value])

  function keys(event: KeyboardEvent) {
    const target = event.target instanceof HTMLElement ? event.target : null
    const index = Number(target?.dataset['sentence'])
    if (Number.isNaN(index)) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return look(looked === index ? null : index)
    }
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const other = place.current?.querySelector<HTMLElement>(`[data-sentence="${index + by}"]`)
    other?.focus()
  }

  return (
    <>
      <Legend />
      <div class="gen-marked" dir="auto" ref={place} onKeyDown={keys}>
        {segments(text, all).map(({ text: piece, sentence }) => {
          const its = sentence === null ? undefined : all[sentence]
          if (sentence === null || !its) return piece
          const answer = answers.get(sentence)
          return (
            <Fragment key={its.start}>
              <MarkedSentence
                sentence={its}
                index={sentence}
                words={piece}
                isMarked={looked === sentence || ofCase.has(sentence)}
                isPressed={looked === sentence}
                isFirst={sentence === first}
                isReplaced={answer?.isInPlace === true}
                look={() => look(looked === sentence ? null : sentence)}
              />
              {answer && ' '}
              {answer && <ins>{props.text.value.slice(answer.start, answer.end)}</ins>}
            </Fragment>
          )
        })}
      </div>
      <Looked {...props} />
    </>
  )
}

/** The answers that stand in the text by now, by their sentence. */
const useAnswers = ({ text, written }: AnsweredText): ReadonlyMap<number, Answer> =>
  useComputed(() => {
    const now = text.value
    if (now === session.value?.requirements) return new Map<number, Answer>()
    return new Map(
      questions.value.flatMap((question): [number, Answer][] => {
        const answer = answerIn(now, writtenFor(question, written.value))
        return answer ? [[question.sentence, answer]] : []
      }),
    )
  }).value

/** Looks at a sentence; the first of its cases comes into view where they stand beside the text. */
function look(index: number | null) {
  lookAtSentence(index)
  const [first] = casesOfSelected.peek()
  if (first !== undefined) bringIntoView(first)
  // Once there is what is told of it, so that this does not cover it.
  requestAnimationFrame(() =>
    document.querySelector(`[data-sentence="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
  )
}

/** How many sentences have each fate; its place is kept while they are read. */
function Legend() {
  if (sentences.value.length === 0) {
    const isToCome = session.value?.status === 'running'
    return isToCome ? <div class="gen-legend is-to-come" aria-hidden="true" /> : null
  }
  const counts = countFates(sentences.value)
  return (
    <ul class="gen-legend" aria-label={texts.legend}>
      {fates
        .filter((fate) => counts[fate] > 0)
        .map((fate) => (
          <li key={fate} title={texts.fateHints[fate]}>
            <span class={`gen-s is-${fate}`} aria-hidden="true">
              Aa
            </span>{' '}
            <b>{counts[fate]}</b> {texts.fates[fate]}
          </li>
        ))}
    </ul>
  )
}

/** What is to say of the sentence that is looked at: what became of it, why, and its cases. */
function Looked(props: AnsweredText) {
  const id = useId()
  const index = selectedSentence.value
  const sentence = index === null ? undefined : sentences.value[index]
  if (!sentence) return null
  const ids = cases.value.map(({ id }) => id).filter((id) => casesOfSelected.value.has(id))
  return (
    <aside class="gen-looked" aria-label={texts.sentence}>
      <div class="gen-pane-head">
        <p>
          <span class={`gen-s is-${sentence.fate}`}>{texts.fates[sentence.fate]}</span>{' '}
          <span class="muted">{sentence.reason ?? texts.fateHints[sentence.fate]}</span>
        </p>
        <Button small kind="quiet" label={texts.closeSentence} act={() => lookAtSentence(null)}>
          ×
        </Button>
      </div>
      {sentence.unused.length > 0 && (
        <p class="gen-not-tried" dir="auto">
          {notTriedInWords(sentence.unused)}
        </p>
      )}
      {questions.value
        .filter((question) => question.sentence === index)
        .map((question, at) => (
          <div key={question.text} class="gen-question">
            <p id={`${id}-${at}`} dir="auto">
              {question.text}
            </p>
            <Completions question={question} askedBy={`${id}-${at}`} {...props} />
          </div>
        ))}
      <p class="gen-how-read">
        <Button small act={() => lookInto(sentence)}>
          {texts.howRead}
        </Button>
      </p>
      <p class="gen-count-line">
        {ids.length === 0 && (sentence.fate === 'tested' || sentence.fate === 'partly')
          ? texts.testedBeside
          : texts.casesOfSentence(ids.length)}
      </p>
      {ids.length > 0 && (
        <ul class="gen-case-links">
          {ids.map((id) => (
            <li key={id}>
              <button type="button" class="link" dir="auto" onClick={() => showCase(id)}>
                {id} {cellOf(id)?.value.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

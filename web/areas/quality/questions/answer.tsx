import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { texts } from '../../../texts/en/quality-questions.ts'
import { piecesOf } from '../../../parts/marked/cited.ts'
import type { Asked } from './asked.ts'

type Source = Asked['answer']['sources'][number]

/** A question with its answer; each citation opens what the article says. */
export function AnswerTo({ asked: { question, answer, at } }: { asked: Asked }) {
  const open = useSignal<ReadonlySet<number>>(new Set())
  const id = useId()
  const { sources } = answer
  const idOf = (source: number) => `${id}-${source}`
  function show(source: number) {
    open.value = new Set([...open.peek(), source])
    setTimeout(() => document.getElementById(idOf(source))?.querySelector('summary')?.focus())
  }
  return (
    <article class="panel qa-answer" data-answer={at}>
      <h2 dir="auto">{question}</h2>
      <p dir="auto" class="qa-said">
        {piecesOf(answer.answer, sources.length).map((piece, index) =>
          'text' in piece ? (
            piece.text
          ) : (
            <button
              key={index}
              type="button"
              class="qa-cite"
              aria-label={texts.source(piece.source)}
              onClick={() => show(piece.source)}
            >
              {piece.source}
            </button>
          ),
        )}
      </p>
      {answer.warnings?.map((warning) => (
        <p key={warning} class="hint" dir="auto">
          {warning}
        </p>
      ))}
      {sources.length === 0 ? (
        <p class="note">
          <b>{texts.silent}</b> {texts.silentHint}
        </p>
      ) : (
        <>
          <h3>{texts.sources}</h3>
          <ol class="qa-sources">
            {sources.map((source, index) => (
              <li key={source.articleId} id={idOf(index + 1)}>
                <SourceOf source={source} number={index + 1} isOpen={open.value.has(index + 1)} />
              </li>
            ))}
          </ol>
        </>
      )}
    </article>
  )
}

interface SourceProps {
  source: Source
  number: number
  isOpen: boolean
}

/** An article: what of it was quoted, and the public pages that it rests on. */
const SourceOf = ({ source: { title, category, excerpt, references }, number, isOpen }: SourceProps) => (
  <details open={isOpen}>
    <summary>
      <span class="qa-cite" aria-hidden="true">
        {number}
      </span>
      <span>
        <span dir="auto">{title}</span> <span class="muted">{texts.categories[category]}</span>
      </span>
    </summary>
    <div>
      <blockquote dir="auto">{excerpt}</blockquote>
      {references.length > 0 && (
        <>
          <p class="hint">{texts.readMore}</p>
          <ul>
            {references.map(({ title: name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer" dir="auto">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  </details>
)

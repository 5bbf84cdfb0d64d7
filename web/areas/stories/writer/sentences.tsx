import { useEffect, useRef } from 'preact/hooks'
import { segments } from '../../../parts/marked/segments.ts'
import { texts } from '../../../texts/en/stories-writer.ts'
import { type Answer, countsOf, fates } from './written.ts'

interface SentencesProps {
  text: string
  sentences: Answer['sentences']
  /** Where the sentences of the story begin that is looked at. */
  marked: readonly { start: number }[]
}

/** The text, each sentence marked by what became of it; what could not be used is told in words too. */
export function Sentences({ text, sentences, marked }: SentencesProps) {
  const place = useRef<HTMLDivElement>(null)
  const starts = new Set(marked.map(({ start }) => start))
  useEffect(() => {
    place.current?.querySelector('.is-looked')?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <section class="panel sentences" aria-labelledby="written-text">
      <h2 id="written-text">{texts.textTitle}</h2>
      <Legend sentences={sentences} />
      <div class="marked" dir="auto" ref={place} tabIndex={0} role="region" aria-label={texts.markedText}>
        {segments(text, sentences).map(({ text: piece, sentence }, at) => {
          const its = sentence === null ? undefined : sentences[sentence]
          if (!its) return piece
          const isLooked = starts.has(its.start)
          return isLooked ? (
            <mark key={at} class={`s is-${its.is} is-looked`}>
              {piece}
            </mark>
          ) : (
            <span key={at} class={`s is-${its.is}`}>
              {piece}
            </span>
          )
        })}
      </div>
      <Unused sentences={sentences} />
    </section>
  )
}

function Legend({ sentences }: Pick<SentencesProps, 'sentences'>) {
  const counts = countsOf(sentences)
  return (
    <ul class="legend" aria-label={texts.legend}>
      {fates
        .filter((fate) => counts[fate] > 0)
        .map((fate) => (
          <li key={fate}>
            <span class={`s is-${fate}`} aria-hidden="true">
              Aa
            </span>{' '}
            <b>{counts[fate]}</b> {texts.fates[fate]}
          </li>
        ))}
    </ul>
  )
}

/** What stands in no story, sentence by sentence: colours say it to nobody who does not see them. */
function Unused({ sentences }: Pick<SentencesProps, 'sentences'>) {
  const counts = countsOf(sentences)
  return (
    <>
      {fates
        .filter((fate) => fate !== 'story' && counts[fate] > 0)
        .map((fate) => (
          <details key={fate}>
            <summary>
              {texts.fates[fate]} ({counts[fate]})
            </summary>
            <p class="hint">{texts.fateHints[fate]}</p>
            <ul>
              {sentences
                .filter(({ is }) => is === fate)
                .map(({ start, sentence, reason }) => (
                  <li key={start}>
                    <span dir="auto">{sentence}</span>
                    {reason && <span class="muted"> – {reason}</span>}
                  </li>
                ))}
            </ul>
          </details>
        ))}
    </>
  )
}

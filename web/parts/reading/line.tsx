import type { ReadonlySignal } from '@preact/signals'
import { type ComponentChildren, Fragment } from 'preact'
import { useRef } from 'preact/hooks'
import { clauses, texts } from '../../texts/en/reading.ts'
import { type Mark, type Marked, type SegmentTag, type Stretch, marksOver, wordsIn } from './marks.ts'
import { groupOf, inPieces, nameOf, rolesIn } from './pieces.ts'

interface LineProps {
  marked: Marked
  /** Where words end, beside their blanks: marks as they were read may begin within one. */
  edges: ReadonlySet<number>
  selected: ReadonlySignal<Stretch | null>
  press: (word: Stretch, isMore: boolean) => void
  select: (words: Stretch) => void
}

/** The sentence with its marks. Clauses are boxes that say what they are, words in them have their role behind them, and each word can be pressed. */
export function Line({ marked, edges, selected, press, select }: LineProps) {
  const { text, segments } = marked
  const place = useRef<HTMLDivElement>(null)
  const words = wordsIn(text, edges)
  const now = selected.value
  const first = now ? words.findIndex(({ start }) => start >= now.start) : 0

  /** Arrow keys go from word to word; with Shift they take what lies between. */
  function keys(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const at = Number((event.target as HTMLElement).dataset['word'] ?? NaN)
    const word = words[at + (by ?? 0)]
    if (!by || !word) return
    event.preventDefault()
    place.current?.querySelector<HTMLElement>(`[data-word="${at + by}"]`)?.focus()
    if (event.shiftKey) press(word, true)
  }

  const wordsOf = ({ start, end }: Stretch): ComponentChildren => {
    const pieces: ComponentChildren[] = []
    let at = start
    for (const [index, word] of words.entries()) {
      if (word.start < start || word.end > end) continue
      const isSelected = now !== null && word.start >= now.start && word.end <= now.end
      pieces.push(
        text.slice(at, word.start),
        <button
          key={word.start}
          type="button"
          class="read-word"
          data-word={index}
          tabIndex={index === Math.max(first, 0) ? 0 : -1}
          aria-pressed={isSelected ? 'true' : 'false'}
          aria-description={texts.word(marksOver(marked, word).map(nameOf))}
          onClick={({ shiftKey }) => press(word, shiftKey)}
        >
          {text.slice(word.start, word.end)}
        </button>,
      )
      at = word.end
    }
    return <Fragment key={start}>{[...pieces, text.slice(at, end)]}</Fragment>
  }

  return (
    <div ref={place} class="read-line" dir="auto" role="group" aria-label={texts.line} onKeyDown={keys}>
      {inPieces({ start: 0, end: text.length }, segments, wordsOf, (segment) => (
        <Clause key={segment.start} segment={segment} text={text} select={select}>
          {inPieces(segment, rolesIn(marked, segment), wordsOf, (role) => (
            <span key={role.start} class={`read-role is-${groupOf(role)}`}>
              {wordsOf(role)}
              <small>{nameOf(role)}</small>
            </span>
          ))}
        </Clause>
      ))}
    </div>
  )
}

interface ClauseProps {
  segment: Mark<SegmentTag>
  text: string
  select: (words: Stretch) => void
  children: ComponentChildren
}

const Clause = ({ segment, text, select, children }: ClauseProps) => (
  <span class={`read-clause is-${segment.tag}`}>
    <button
      type="button"
      class="read-label"
      aria-label={texts.selectClause(clauses[segment.tag], text.slice(segment.start, segment.end))}
      onClick={() => select({ start: segment.start, end: segment.end })}
    >
      {clauses[segment.tag]}
    </button>
    {children}
  </span>
)

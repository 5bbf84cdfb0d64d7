import { notTriedInWords } from '../../../parts/coverage-words.ts'
import { texts } from '../../../texts/en/generator.ts'
import type { Sentence } from './sentences.ts'
import { untriedStretches } from './untried.ts'

interface MarkedSentenceProps {
  sentence: Sentence
  index: number
  words: string
  /** It is looked at, or its case is. */
  isMarked: boolean
  isPressed: boolean
  /** The arrow keys begin at it. */
  isFirst: boolean
  /** An answer stands in its place. */
  isReplaced: boolean
  look: () => void
}

/** A sentence in the text, marked by what became of it; what is left of one that is tested in part is marked in it. */
export function MarkedSentence(props: MarkedSentenceProps) {
  const { sentence, index, words, isMarked, isPressed, isFirst, isReplaced, look } = props
  const { fate, unused } = sentence
  const said = [texts.fates[fate], notTriedInWords(unused)].filter(Boolean).join('. ')
  const marked =
    unused.length === 0
      ? words
      : untriedStretches(words, unused).map(({ text, isUntried }, at) =>
          isUntried ? (
            <span key={at} class="gen-untried">
              {text}
            </span>
          ) : (
            text
          ),
        )
  return (
    <span
      role="button"
      data-sentence={index}
      class={`gen-s is-${fate}${isMarked ? ' is-looked' : ''}`}
      tabIndex={isFirst ? 0 : -1}
      aria-pressed={isPressed ? 'true' : 'false'}
      aria-description={said}
      onClick={look}
    >
      {isReplaced ? <del>{marked}</del> : marked}
    </span>
  )
}

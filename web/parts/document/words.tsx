import { texts } from '../../texts/en/document.ts'
import type { Piece } from './pieces.ts'

export interface WordsProps {
  pieces: readonly Piece[]
  /** Gets the first cited words that are drawn. */
  cited: { current: HTMLElement | null }
}

/** Words of a text, those that are cited marked. */
export const Words = ({ pieces, cited }: WordsProps) => (
  <>
    {pieces.map(({ text, isCited }, at) =>
      isCited ? (
        <mark
          key={at}
          tabIndex={-1}
          // Words that go on over several paragraphs are shown at their beginning.
          ref={(element) => {
            if (element && !cited.current?.isConnected) cited.current = element
          }}
        >
          <span class="visually-hidden">{texts.cited}: </span>
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </>
)

import { texts } from '../texts/en/word-diff.ts'
import { wordDiff } from './word-diff/diff.ts'
import './word-diff.css'

interface WordDiffProps {
  before: string
  after: string
  /** Only the text of that side, with the words marked that the other one does not have. */
  side?: 'before' | 'after'
}

const hiddenOf = { before: 'new', after: 'gone' } as const

/** A text as it was and as it is, in one: what went is struck through, what came is marked, and both are said aloud. */
export const WordDiff = ({ before, after, side }: WordDiffProps) => (
  <span class="word-diff" dir="auto">
    {wordDiff(before, after)
      .filter(({ is }) => side === undefined || is !== hiddenOf[side])
      .map(({ text, is }, at) =>
        is === 'same' ? (
          text
        ) : is === 'gone' ? (
          <del key={at}>
            <span class="visually-hidden"> {texts.gone} </span>
            {text}
          </del>
        ) : (
          <ins key={at}>
            <span class="visually-hidden"> {texts.came} </span>
            {text}
          </ins>
        ),
      )}
  </span>
)

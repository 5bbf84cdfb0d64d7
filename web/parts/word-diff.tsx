import { texts } from '../texts/en/word-diff.ts'
import { wordDiff } from './word-diff/diff.ts'
import './word-diff.css'

/** A text as it was and as it is, in one: what went is struck through, what came is marked, and both are said aloud. */
export const WordDiff = ({ before, after }: { before: string; after: string }) => (
  <span class="word-diff" dir="auto">
    {wordDiff(before, after).map(({ text, is }, at) =>
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

import { unquoted, piecesOf } from './content.ts'
import { restricting } from './restrictions.ts'

/** What a sentence says that must not change, however it is said. */
export interface Substance {
  /** Figures, written in digits or words, in ascending order. */
  numbers: string
  quoted: string
  /** How often it denies, and in what way it restricts. */
  restrictions: string
}

export function substanceOf(text: string): Substance {
  const plain = unquoted(text)
  const numbers = piecesOf(text).flatMap(({ is, base }) => (is === 'figure' ? [base] : []))
  return {
    numbers: numbers.toSorted().join(' '),
    quoted: quotedIn(text).toSorted().join('\n'),
    restrictions: restricting.map(([, pattern]) => plain.match(pattern)?.length ?? 0).join(' '),
  }
}

/** The texts that stand in quotes. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|“([^”]*)”/g)].map(([, straight, curly]) => straight ?? curly ?? '')

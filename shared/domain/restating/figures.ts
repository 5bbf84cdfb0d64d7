import { type Piece, piecesOf } from './content.ts'

/** The figures of a text, each with the word that it counts: what follows it, or else what stands before it. */
export function figuresOf(text: string, idle?: ReadonlySet<string>): Set<string> {
  const pieces = piecesOf(text, idle)
  return new Set(
    pieces.flatMap((piece, at) => (piece.is === 'figure' ? [`${piece.base} ${countedBy(pieces, at)}`] : [])),
  )
}

const isWord = ({ is }: Piece): boolean => is === 'word'
const countedBy = (pieces: readonly Piece[], at: number): string =>
  (
    pieces.slice(at, at + farthest).find(isWord) ??
    pieces.slice(Math.max(0, at - farthest), at).findLast(isWord)
  )?.base ?? ''

const farthest = 4

/** Words of a file that answer a question. Offsets are UTF-16 units into the file's text as it is now. */
export interface Expected {
  fileId: string
  start: number
  end: number
  quote: string
}

/** A piece that a search found: `text` is what its file has from `start` to `end`. */
export interface FoundPiece {
  fileId: string
  start: number
  end: number
  text: string
}

/** The longest quote that is counted, in UTF-16 units. */
export const longestQuote = 2000

/**
 * What each of some pieces adds to the expected words, in the order of their ranks: the share of the words that it holds and none before it held, from 0 to 1. Together they are
 * never more than 1, so that pieces that overlap count once. A piece that has the same words in another file holds all of them: who asks is answered by it as well.
 */
export function gainsOf(pieces: readonly FoundPiece[], expected: Expected): number[] {
  const length = Math.min(expected.end - expected.start, longestQuote)
  if (length <= 0) return pieces.map(() => 0)
  const held = new Uint8Array(length)
  return pieces.map((piece) => {
    const { from, to } = overlapOf(piece, expected, length)
    let added = 0
    for (let at = from; at < to; at++) if (held[at] === 0) added += held[at] = 1
    return added / length
  })
}

/** The part of the expected words that a piece holds, counted from their beginning. */
function overlapOf(piece: FoundPiece, { fileId, start, quote }: Expected, length: number) {
  if (quote !== '' && piece.text.includes(quote)) return { from: 0, to: length }
  if (piece.fileId !== fileId) return { from: 0, to: 0 }
  return { from: Math.max(0, piece.start - start), to: Math.min(length, piece.end - start) }
}

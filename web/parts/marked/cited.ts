/** A piece of an answer: words, or the number of the source that says them. */
export type Piece = { text: string } | { source: number }

/** An answer in its pieces: `[1]` marks the first source. A number that has no source stays text. */
export function piecesOf(answer: string, sources: number): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of answer.matchAll(/\[(\d{1,3})\]/g)) {
    const source = Number(match[1])
    if (source < 1 || source > sources) continue
    if (match.index > from) pieces.push({ text: answer.slice(from, match.index) })
    pieces.push({ source })
    from = match.index + match[0].length
  }
  if (from < answer.length) pieces.push({ text: answer.slice(from) })
  return pieces
}

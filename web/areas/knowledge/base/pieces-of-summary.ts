import { piecesOf } from '../../../parts/marked/cited.ts'

/** A summary in its pieces. Its marks count up from 1; whatever else looks like one stands in the quoted words. */
export function piecesOfSummary<Source extends { n: number }>(
  text: string,
  sources: readonly Source[],
): ({ text: string } | { source: Source })[] {
  let marks = 0
  return piecesOf(text, sources.length).map((piece) => {
    if ('text' in piece) return piece
    const source = sources[marks]
    if (source?.n !== piece.source) return { text: `[${piece.source}]` }
    marks += 1
    return { source }
  })
}

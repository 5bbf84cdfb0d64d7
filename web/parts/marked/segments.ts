/** A stretch of the text: a sentence, or what stands between two (`sentence` null). */
export interface Segment {
  text: string
  sentence: number | null
}

/** Cuts the text into sentences and what stands between them. What overlaps or lies outside of the text is left out. */
export function segments(
  text: string,
  sentences: readonly { start: number; end: number }[],
): readonly Segment[] {
  const ordered = sentences
    .map(({ start, end }, sentence) => ({ start, end, sentence }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const made: Segment[] = []
  let at = 0
  for (const { start, end, sentence } of ordered) {
    if (start < at || end <= start || end > text.length) continue
    if (start > at) made.push({ text: text.slice(at, start), sentence: null })
    made.push({ text: text.slice(start, end), sentence })
    at = end
  }
  if (at < text.length) made.push({ text: text.slice(at), sentence: null })
  return made
}

/** A stretch of a sentence that states something on its own. `share` of its content words must be found. */
export interface Clause {
  start: number
  end: number
  share: number
}

const modal =
  /\b(?:must|shall|should|may|can|cannot|can't|will|has to|have to|needs? to|is (?:not )?allowed to|are (?:not )?allowed to)\b|\band\s+(?:(?:is|are|gets?)\s+(?:not\s+|then\s+|also\s+)?\w{3,}(?:ed|nt|wn|ept)\b|(?:sends?|stores?|saves?|logs?|deletes?|creates?|removes?|locks?|writes?|records?|notif(?:y|ies)|starts?|stops?)\b)/gi
const condition =
  /\b(?:if|when|whenever|unless|only|except|until|before|after|within|otherwise|while|as long as|once|provided that|in case|during|else)\b/gi
const boundary = /[,;:]\s|\s[–—]\s|[.!?]\s*$|\bthen\b/g

/**
 * The clauses of a sentence that need something in a model: from each modal verb or second verb, and from each condition word, to
 * the next boundary. Takes a sentence with quoted texts blanked out; offsets are those of the sentence. Linear.
 */
export function clausesIn(masked: string): Clause[] {
  const conditions = [...masked.matchAll(condition)].map(({ index }) => index)
  const modals = [...masked.matchAll(modal)].map(({ index }) => index)
  const ends = [...masked.matchAll(boundary)].map(({ index }) => index)
  const stops = [...new Set([...ends, ...conditions, ...modals])].sort((a, b) => a - b)
  const clauses = [
    ...modals.map((start) => ({ start, share: 0.3 })),
    ...conditions.map((start) => ({ start, share: 0.5 })),
  ].sort((a, b) => a.start - b.start)
  let next = 0
  return clauses.map(({ start, share }) => {
    while ((stops[next] ?? Infinity) <= start) next += 1
    return { start, end: trimmed(masked, start, stops[next] ?? masked.length), share }
  })
}

function trimmed(text: string, start: number, end: number): number {
  let last = end
  while (last > start && /[\s.,;:!?]/.test(text[last - 1] ?? '')) last -= 1
  return last
}

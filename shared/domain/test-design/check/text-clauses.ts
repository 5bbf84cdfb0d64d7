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
/** What somebody needs, and when in the week or the year: each is a condition, though no verb or conjunction says so. */
const needing = /\b(?:needs?|requires?)\s+(?:the|an?|their|his|her|its|another|prior|written|two|three)\s/gi
const calendar =
  /\b(?:on|at|over|during|outside|every)\s+(?:an?\s+|the\s+|all\s+)?(?:weekdays?|working days?|workdays?|business days?|weekends?|(?:public |bank |national )?holidays?|school holidays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|nights?|night-?time|christmas|easter|(?:office|opening|business|working) hours)\b/gi
const boundary = /[,;:]\s|\s[–—]\s|[.!?]\s*$|\bthen\b/g

/**
 * The clauses of a sentence that need something in a model: from each modal verb or second verb, and from each condition word, to
 * the next boundary. Takes a sentence with quoted texts blanked out; offsets are those of the sentence. Linear.
 */
export function clausesIn(masked: string): Clause[] {
  const conditions = [...masked.matchAll(condition)].map(({ index }) => index)
  const modals = [...masked.matchAll(modal)].map(({ index }) => index)
  const needs = [...masked.matchAll(needing)].map(({ index }) => index)
  const days = [...masked.matchAll(calendar)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    share: 1,
  }))
  const ends = [...masked.matchAll(boundary)].map(({ index }) => index)
  const stops = [...new Set([...ends, ...conditions, ...modals, ...needs])].sort((a, b) => a - b)
  const clauses = [
    ...modals.map((start) => ({ start, share: 0.3 })),
    ...[...conditions, ...needs].map((start) => ({ start, share: 0.5 })),
  ].sort((a, b) => a.start - b.start)
  let next = 0
  const told = clauses.map(({ start, share }) => {
    while ((stops[next] ?? Infinity) <= start) next += 1
    return { start, end: trimmed(masked, start, stops[next] ?? masked.length), share }
  })
  return [...told, ...days]
}

function trimmed(text: string, start: number, end: number): number {
  let last = end
  while (last > start && /[\s.,;:!?]/.test(text[last - 1] ?? '')) last -= 1
  return last
}

/** Each of them is a search of its own. */
const mostQueries = 8
const longestQuery = 600
const fewestWords = 2
/** By these a rule says that it is one, or leads to a limit. In a small base they are as rare as what the rule is about, and find what is about something else. */
const wordsOfRules =
  /(?<![\p{L}\p{N}'’-])(?:shall|should|must|may|might|can|could|would|between|least|most|than)(?![\p{L}\p{N}'’-])\s*/giu

/**
 * What of a text is asked of an index to find what is known of it: its headings and sentences, at most 8 of them, each at most 600 UTF-16
 * units, without the words by which rules speak. Of a longer text those are taken that lie evenly in it, from its beginning to its end; what repeats is asked once.
 */
export function queriesOf(text: string): string[] {
  const parts = text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((part) => part.replace(/^[\s#>*•-]+/, '').trim())
    .filter((part) => wordsIn(part) >= fewestWords || part.length > longestQuery)
    .map((part) => named(part.slice(0, longestQuery).toWellFormed()))
  const distinct = [...new Set(parts)]
  if (distinct.length <= mostQueries) return distinct.length > 0 ? distinct : whole(text)
  const step = (distinct.length - 1) / (mostQueries - 1)
  return Array.from({ length: mostQueries }, (_, at) => distinct[Math.round(at * step)] as string)
}

function named(part: string): string {
  const left = part.replace(wordsOfRules, '')
  return wordsIn(left) >= fewestWords ? left : part
}

const wordsIn = (part: string): number => part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** A text of single words is one query. */
function whole(text: string): string[] {
  const said = text.replace(/\s+/g, ' ').trim().slice(0, longestQuery).toWellFormed()
  return said === '' ? [] : [said]
}

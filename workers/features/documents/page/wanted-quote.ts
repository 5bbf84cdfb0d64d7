import type { Quoted } from '../../../../shared/domain/answering/index.ts'

export interface Wanted {
  quote?: string | undefined
  start?: number | undefined
  end?: number | undefined
}

/** Longer ones are found by their beginning. */
export const longestQuote = 4000
const longestAround = 200

/**
 * What is to be marked in a page: the words that were asked for, or those between two offsets (UTF-16 units) of its text with what stands around them.
 * Undefined when nothing is. A span beyond the text has no words, so that it will not be found.
 */
export function wantedQuote({ quote, start, end }: Wanted, text: string): Quoted | undefined {
  if (quote !== undefined) return { quote }
  if (start === undefined || end === undefined) return undefined
  return {
    quote: beginningOf(text.slice(start, end)),
    before: text.slice(Math.max(0, start - longestAround), start).toWellFormed(),
    after: text.slice(end, end + longestAround).toWellFormed(),
  }
}

/** Half a word would be another word. */
function beginningOf(words: string): string {
  if (words.length <= longestQuote) return words.toWellFormed()
  const cut = words.slice(0, longestQuote)
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n')) + 1 || longestQuote)
    .toWellFormed()
}

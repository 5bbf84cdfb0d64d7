import type { Tokens } from './tokens.ts'

export const adding =
  /\b(?:add(?:s|ed|ing)?|puts?|putting|append\w*|appears?|creat\w+|saves?|saved|stands?|goes|lands?|join\w*|invit\w+|becomes?|takes? over|enters? the list)\b/
/** What an input stands in that has no part in adding. */
export const elsewhere =
  /\b(?:search\w*|finds?|finding|filter\w*|sort\w*|edit\w*|renam\w*|dialog|sign(?:s|ed|ing)?[ -]in|log(?:s|ged|ging)?[ -]in)\b/i

/**
 * The input whose text is added: one that is named for it, or that a sentence about adding names. An input of a dialog or of the search
 * is none, and where no sentence ties one to adding, the text leaves open what is added.
 */
export function addedFrom(fields: string[], noun: string, all: Tokens[]): string | undefined {
  const named = new RegExp(`\\b(?:${noun}|new|item|entry)`, 'i')
  const own = fields.filter((one) => !inDialog(one, all))
  const tied = (label: string): boolean =>
    all.some(({ words: text, quotes }) => quotes.includes(label) && adding.test(text))
  return own.find((one) => named.test(one)) ?? own.find(tied)
}

/** Whether all that the text says of an input is about a dialog, a search or a filter. */
function inDialog(label: string, all: Tokens[]): boolean {
  const about = all.filter(({ quotes }) => quotes.includes(label))
  return about.length > 0 && about.every(({ words: text }) => elsewhere.test(text) && !adding.test(text))
}

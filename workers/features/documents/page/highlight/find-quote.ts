// By its file: what the index brings along would all go into the page.
import { type Quoted, relocate } from '../../../../../shared/domain/answering/relocate.ts'

export interface Found {
  start: number
  end: number
  /** Other words stand there now. Blanks, capitals and punctuation are no change: a text is read of a page without its layout. */
  isChanged: boolean
}

/** Finds a quote of an extracted text in what a page shows. Null where it is gone. */
export function findQuote(quoted: Quoted, text: string): Found | null {
  const asRead = found(quoted, text)
  if (asRead && !asRead.isChanged) return asRead
  const shown = found({ ...quoted, quote: withoutMarks(quoted.quote) }, text)
  return shown && !shown.isChanged ? shown : (asRead ?? shown)
}

function found(quoted: Quoted, text: string): Found | null {
  const place = relocate(quoted, text)
  if (!place) return null
  const isChanged = !place.exact && wordsOf(text.slice(place.start, place.end)) !== wordsOf(quoted.quote)
  return { start: place.start, end: place.end, isChanged }
}

/** Numbers and bullets of lists are written into the extracted text, and drawn by a browser. */
const withoutMarks = (quote: string) => quote.replaceAll(/^[ \t]*(?:\d{1,9}[.)]|[-*#]{1,6})[ \t]+/gm, '')

const wordsOf = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).join(' ')

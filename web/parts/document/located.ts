import type { CitedPlace } from './cited-place.ts'

export interface Span {
  start: number
  end: number
}

/** `there`: the words stand where they stood. `moved`: they stand elsewhere now. `changed`: they stand nowhere. */
export type Located = ({ is: 'there' | 'moved' } & Span) | { is: 'changed' }

/** Finds cited words in the text of a file as it is now: at their place, else the same words nearest to it, however they are set in lines. */
export function located(
  text: string,
  { start, end, quote }: Pick<CitedPlace, 'start' | 'end' | 'quote'>,
): Located {
  if (quote === '') return end <= text.length ? { is: 'there', start, end } : { is: 'changed' }
  if (text.startsWith(quote, start)) return { is: 'there', start, end: Math.min(end, text.length) }
  const found = nearest(occurrences(text, quote), start) ?? nearestLoose(text, quote, start)
  return found ? { is: 'moved', ...found } : { is: 'changed' }
}

const mostOccurrences = 1000

function occurrences(text: string, words: string): Span[] {
  const found: Span[] = []
  for (
    let at = text.indexOf(words);
    at >= 0 && found.length < mostOccurrences;
    at = text.indexOf(words, at + 1)
  )
    found.push({ start: at, end: at + words.length })
  return found
}

const nearest = (spans: readonly Span[], start: number): Span | undefined =>
  spans.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0]

/** The same without regard to how words are parted. */
function nearestLoose(text: string, quote: string, start: number): Span | undefined {
  const wanted = quote.trim().replaceAll(/\s+/g, ' ')
  if (wanted === '') return undefined
  const { plain, places } = plainOf(text)
  const from = Math.max(
    0,
    places.findIndex((place) => place >= start),
  )
  const found = nearest(occurrences(plain, wanted), from)
  if (!found) return undefined
  return { start: places[found.start] ?? 0, end: (places[found.end - 1] ?? 0) + 1 }
}

/** A text with one blank wherever words are parted, and where each of its characters stands in the text itself. */
function plainOf(text: string): { plain: string; places: number[] } {
  const parts: string[] = []
  const places: number[] = []
  for (const { 0: part, index } of text.matchAll(/\s+|\S+/g)) {
    const isBlank = /^\s/.test(part)
    parts.push(isBlank ? ' ' : part)
    for (let at = 0; at < (isBlank ? 1 : part.length); at++) places.push(index + at)
  }
  return { plain: parts.join(''), places }
}

import { requirementRefsOf } from '../../test-cases/requirement-refs.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { NumberedSentence } from '../types.ts'

/** Quotes that are no whole sentence are looked for in all of them; so many at most. */
const mostSearched = 500
const shortestPart = 12

type Citing = Pick<TestCase, 'sentences' | 'requirementRef' | 'requirementRefs'>

/** A sentence for comparison: bars of tables and white space apart, it has to be the same. */
export const plainSentence = (text: string): string =>
  text.slice(0, 4000).normalize('NFC').replaceAll('|', ' ').replaceAll(/\s+/g, ' ').trim()

/**
 * Tells which sentences a case cites: by their words (also where one holds the other, for marks of lists that the text has and the case has not) or by the
 * requirement that they are. Gives positions in `sentences`, ascending.
 */
export function citedSentences(sentences: readonly NumberedSentence[]): (testCase: Citing) => number[] {
  const plain = sentences.map(({ text }) => plainSentence(text))
  const byText = placesBy(plain.map((text) => [text]))
  const byRef = placesBy(
    sentences.map(({ requirementRef }) => (requirementRef === undefined ? [] : [requirementRef.trim()])),
  )
  const found = new Map<string, number[]>()
  const search = (quote: string): number[] => {
    const whole = byText.get(quote) ?? found.get(quote)
    if (whole || quote.length < shortestPart || found.size >= mostSearched) return whole ?? []
    const places = plain.flatMap((text, at) => (holdsOther(text, quote) ? [at] : []))
    found.set(quote, places)
    return places
  }
  return ({ sentences: quotes = [], requirementRef = '', requirementRefs = [] }) => {
    const refs = [...requirementRefsOf(requirementRef), ...requirementRefs]
    const places = [
      ...quotes.slice(0, 50).flatMap((quote) => search(plainSentence(quote))),
      ...refs.slice(0, 100).flatMap((ref) => byRef.get(ref.trim()) ?? []),
    ]
    return [...new Set(places)].toSorted((one, other) => one - other)
  }
}

const holdsOther = (text: string, quote: string): boolean =>
  text.length >= shortestPart && (text.includes(quote) || quote.includes(text))

function placesBy(keys: readonly string[][]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, own] of keys.entries())
    for (const key of own) {
      const same = places.get(key)
      if (same) same.push(at)
      else if (key !== '') places.set(key, [at])
    }
  return places
}

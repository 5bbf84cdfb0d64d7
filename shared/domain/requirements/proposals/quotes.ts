import type { ReadSentence } from '../read-sentence.ts'

const shortestQuote = 3
const longestQuote = 2000

/** The text of a quote or sentence for comparison: white space folded, nothing else changed. */
export function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Finds the sentences that hold quotes. Built once per document; a look-up is one search in the text and a binary search. */
export class QuoteIndex {
  private readonly text: string
  private readonly starts: number[] = []

  constructor(sentences: readonly ReadSentence[]) {
    const parts = sentences.map((sentence) => folded(sentence.text))
    let at = 0
    for (const part of parts) {
      this.starts.push(at)
      at += part.length + 1
    }
    this.text = parts.join('\n')
  }

  /** Index of the first sentence that `fits` and holds the quote verbatim, white space aside; -1 when there is none. */
  find(quote: string, fits: (index: number) => boolean): number {
    const wanted = folded(quote)
    if (wanted.length < shortestQuote || wanted.length > longestQuote) return -1
    let tries = 0
    for (let at = this.text.indexOf(wanted); at >= 0 && tries < 50; at = this.text.indexOf(wanted, at + 1)) {
      tries += 1
      const index = this.sentenceAt(at)
      if (fits(index)) return index
    }
    return -1
  }

  private sentenceAt(at: number): number {
    let low = 0
    let high = this.starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.starts[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return low
  }
}

const letter = /[\p{L}\p{N}]/u

/** Whether words stand in a quote as whole words, in any case: "Age" is in "the age of", not in "page". */
export function saysWords(quote: string, words: string): boolean {
  const text = folded(quote).toLowerCase()
  const wanted = folded(words).toLowerCase()
  if (wanted === '') return false
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.charAt(at - 1)
    const after = text.charAt(at + wanted.length)
    const opens = !letter.test(wanted.charAt(0)) || !letter.test(before)
    const closes = !letter.test(wanted.charAt(wanted.length - 1)) || !letter.test(after)
    if (opens && closes) return true
  }
  return false
}

const number = /\d+(?:[.,]\d+)*/g

/** Whether every number of some words stands in the quote as a whole number: 8 is not in "18" or "0.8". */
export function saysNumbers(quote: string, words: string): boolean {
  const said = new Set(quote.match(number))
  return (words.match(number) ?? []).every((one) => said.has(one))
}

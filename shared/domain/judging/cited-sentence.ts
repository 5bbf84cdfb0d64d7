import type { TestCase } from '../test-cases/schema.ts'

const mostSentences = 50
const mostCharacters = 4000

/** The sentence of those that a case rests on which shares the most words and numbers with an expectation; the first of equals, undefined where it cites none. */
export function citedSentence(
  { sentences = [] }: Pick<TestCase, 'sentences'>,
  expectation: string,
): string | undefined {
  const wanted = wordsOf(expectation)
  const shared = (sentence: string) => [...wordsOf(sentence)].filter((word) => wanted.has(word)).length
  return sentences
    .slice(0, mostSentences)
    .map((sentence) => ({ sentence: sentence.slice(0, mostCharacters), shares: shared(sentence) }))
    .toSorted((left, right) => right.shares - left.shares)[0]?.sentence
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .slice(0, mostCharacters)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  )

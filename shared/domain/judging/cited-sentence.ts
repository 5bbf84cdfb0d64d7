import type { TestCase } from '../test-cases/schema.ts'

const mostSentences = 50
const mostCharacters = 4000

const mostSteps = 50

/**
 * The sentence of those that a case rests on which shares the most words and numbers with an expectation, then with what the case enters and does; the first
 * of equals, undefined where it cites none.
 */
export function citedSentence(
  { sentences = [], steps = [] }: Pick<TestCase, 'sentences' | 'steps'>,
  expectation: string,
): string | undefined {
  const expected = wordsOf(expectation)
  const done = wordsOf(
    steps
      .slice(0, mostSteps)
      .map(({ action, testData = '' }) => `${action.slice(0, 400)} ${testData.slice(0, 400)}`)
      .join(' '),
  )
  const weigh = (word: string) => (expected.has(word) ? 2 : 0) + (done.has(word) ? 1 : 0)
  const shared = (sentence: string) => [...wordsOf(sentence)].reduce((sum, word) => sum + weigh(word), 0)
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

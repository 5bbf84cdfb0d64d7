import { expect, test } from 'vitest'
import type { Frequencies } from '../../../../shared/domain/retrieval/terms.ts'
import { Corpus } from '../../../../shared/domain/retrieval/topics/corpus.ts'
import { foldIn } from '../../../../shared/domain/retrieval/topics/fold-in.ts'
import { type Topics, learnTopics } from '../../../../shared/domain/retrieval/topics/learn-topics.ts'
import { dot } from '../../../../shared/domain/retrieval/vectors.ts'

/** Texts of some words of one of eight fields each, by a fixed rule. */
const textOf = (at: number): Frequencies =>
  new Map(Array.from({ length: 12 }, (_, n) => [`f${at % 8}w${(at * 31 + n * n * 7) % 40}`, 1 + (n % 3)]))

function corpusOf(count: number) {
  const corpus = new Corpus()
  for (let at = 0; at < count; at++) corpus.add(textOf(at))
  return corpus
}

function knownBy({ terms, idf, vectors, dimensions }: Topics) {
  const places = new Map(terms.map((term, at) => [term, at]))
  return (term: string) => {
    const at = places.get(term)
    if (at === undefined) return undefined
    return { idf: idf[at]!, vector: vectors.subarray(at * dimensions, (at + 1) * dimensions) }
  }
}

test('the axes of the topics are of length 1 and at right angles', () => {
  const { vectors, dimensions, terms } = learnTopics(corpusOf(300))!
  const column = (at: number) => Float32Array.from(terms, (_, row) => vectors[row * dimensions + at]!)
  for (let one = 0; one < dimensions; one++)
    for (let other = 0; other <= one; other++)
      expect(dot(column(one), column(other))).toBeCloseTo(one === other ? 1 : 0, 3)
})

test('no other axes keep more of the texts: the topics are the largest singular values', () => {
  const corpus = corpusOf(200)
  const { rows } = corpus.weighed()
  const { vectors, dimensions } = learnTopics(corpus)!
  // With axes at right angles, what is kept is the sum of squares of the texts' places, and each axis keeps no more than the one before it.
  const kept = Array.from({ length: dimensions }, (_, topic) => {
    let sum = 0
    for (let row = 0; row < rows.count; row++) {
      let place = 0
      for (let at = rows.starts[row]!; at < rows.starts[row + 1]!; at++)
        place += rows.weights[at]! * vectors[rows.columns[at]! * dimensions + topic]!
      sum += place ** 2
    }
    return sum
  })
  for (const [at, share] of kept.slice(1).entries()) expect(share).toBeLessThanOrEqual(kept[at]! + 1e-4)
  const most = kept.reduce((sum, share) => sum + share, 0)
  expect(most).toBeGreaterThan(0.6 * rows.count)
  expect(most).toBeLessThanOrEqual(rows.count + 0.01)
})

test('the same texts give the same topics', () => {
  expect(learnTopics(corpusOf(150))).toEqual(learnTopics(corpusOf(150)))
})

test('a text lies near those of its field, though it was not learned of', () => {
  const topics = learnTopics(corpusOf(400))!
  const known = knownBy(topics)
  const late = foldIn(textOf(1003), known)!
  const near = foldIn(textOf(3), known)!
  const far = foldIn(textOf(4), known)!
  expect(dot(late, near)).toBeGreaterThan(0.3)
  expect(Math.abs(dot(late, far))).toBeLessThan(0.05)
  expect(dot(late, late)).toBeCloseTo(1, 5)
})

test('a text of unknown words lies nowhere', () => {
  const known = knownBy(learnTopics(corpusOf(100))!)
  expect(foldIn(new Map([['nobody', 2]]), known)).toBeNull()
  expect(foldIn(new Map(), known)).toBeNull()
})

test.each<[string, Frequencies[]]>([
  ['no text', []],
  ['one text', [new Map([['a', 1]])]],
  ['texts without a word', [new Map(), new Map()]],
  ['texts that share nothing', [new Map([['a', 1]]), new Map([['b', 1]])]],
])('of %s nothing is learned', (_, texts) => {
  const corpus = new Corpus()
  for (const text of texts) corpus.add(text)
  expect(learnTopics(corpus)).toBeNull()
})

test('texts that are all alike make one topic', () => {
  const corpus = new Corpus()
  const text = new Map(Object.entries({ a: 1, b: 2 }))
  for (let at = 0; at < 30; at++) corpus.add(text)
  expect(learnTopics(corpus)?.dimensions).toBe(1)
})

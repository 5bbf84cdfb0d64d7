import { expect, test } from 'vitest'
import { articles } from '../../../../shared/domain/testing-knowledge/articles/index.ts'
import { findArticles } from '../../../../shared/domain/testing-knowledge/find-articles.ts'
import { newLibrary } from '../../../../shared/domain/testing-knowledge/new-library.ts'
import type { Category } from '../../../../shared/domain/testing-knowledge/types.ts'
import { expectLinear } from '../../../support/costs.ts'
import { outside, questions } from './questions.ts'

const library = newLibrary(articles)
const found = (question: string, category?: Category) =>
  findArticles(library, question, category).found.map(({ entry }) => entry.article.id)

const asked = [
  (name: string) => name,
  (name: string) => `What is ${name}?`,
  (name: string) => `please explain ${name.toLowerCase()} to me`,
]

test('every article is first for its title and for each of its other names, however it is asked', () => {
  const missed = articles.flatMap(({ id, title, aliases }) =>
    [title, ...aliases]
      .map((name, index) => asked[index % asked.length]?.(name) ?? name)
      .filter((question) => found(question)[0] !== id)
      .map((question) => `${question}: ${found(question)[0]} and not ${id}`),
  )
  expect(missed).toEqual([])
})

test.each(['oracle', 'Oracle', 'ORACLES', 'the oracle’s'])('%s is one word however it is written', (name) => {
  expect(found(`What is ${name}?`)[0]).toBe('test-oracle')
})

test.each([
  ['an unknown word that is two', 'exhaustivetesting', 'exhaustive-testing'],
  ['one letter too few', 'What is tracability?', 'traceability'],
  ['two letters swapped', 'What is debuggign?', 'debugging'],
])('%s is understood', (_what, question, id) => {
  expect(found(question)[0]).toBe(id)
})

test.each([
  'What is the difference between debugging and traceability?',
  'debugging vs. traceability',
  'How does debugging differ from traceability?',
  'Compare debugging with traceability',
  'Should I learn debugging or traceability?',
])('of two things that are compared, the first named leads: %s', (question) => {
  expect(findArticles(library, question).isComparison).toBe(true)
  expect(found(question).slice(0, 2)).toEqual(['debugging', 'traceability'])
})

test.each([
  ['how do I set up jmeter for 500 concurrent users', 'jmeter'],
  ['what is an UAT and who is supposed to do it', 'acceptance-testing'],
])('a name that is no word of English is enough: %s', (question, id) => {
  expect(found(question)[0]).toBe(id)
})

test('of a category only its articles count', () => {
  expect(found('What is a test oracle?', 'tool')).not.toContain('test-oracle')
})

test.each(['', '   ', '?!', 'what is the', '日本語', '\u0000', '%%%', '__proto__ constructor toString'])(
  'nonsense gets nothing: %j',
  (question) => {
    expect(found(question)).toEqual([])
  },
)

test.each([
  ['one word again and again', 'and '],
  ['a name again and again', 'test oracle or '],
  ['one endless word', 'a'],
  ['marks', '\u0301'],
  ['apostrophes', "'s"],
])('a hostile question costs no more than its length: %s', (_what, part) => {
  expectLinear(16_000, (size) => findArticles(library, `compare ${part.repeat(size / part.length)}`))
})

test('questions in plain words find their article first, four in five', () => {
  const missed = questions.filter(([question, id]) => found(question)[0] !== id)
  expect(missed.length / questions.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.2)
})

test('what is asked elsewhere gets no article, though some of its words are names here', () => {
  expect(outside.filter((question) => found(question).length > 0)).toEqual([])
})

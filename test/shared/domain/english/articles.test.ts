import { expect, test } from 'vitest'
import { articleOf, withArticle } from '../../../../shared/domain/english/articles.ts'
import { listed } from '../../../../shared/domain/english/listed.ts'

test.each([
  ['an', ['apple', 'hour', 'SMS', '8', 'uninsured driver', 'MP4 file', 'unpaid order', 'onion', 'heir']],
  ['a', ['user', 'unit', 'URL', 'European', 'one-time code', 'usual day', 'url', 'UK address', 'once']],
])('"%s" stands before %j', (article, nouns) => {
  expect(nouns.filter((noun) => articleOf(noun) !== article)).toEqual([])
})

test('a phrase that has an article keeps it', () => {
  expect(['the user', 'every hour', 'hour'].map(withArticle)).toEqual(['the user', 'every hour', 'an hour'])
})

test('things are listed as a sentence lists them', () => {
  expect([['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual(['A', 'A and B', 'A, B and C'])
})

import { expect, test } from 'vitest'
import { bothAnswers, withoutMarks } from '../../../../workers/features/qa-knowledge/both-answers.ts'
import type { KnowledgeSource } from '../../../../workers/features/qa-knowledge/schemas.ts'

const source = (articleId: string): KnowledgeSource => ({
  articleId,
  title: articleId,
  category: 'general',
  excerpt: articleId,
  references: [],
})

test('the marks of the second answer count on behind the sources of the first', () => {
  const base = { answer: 'One. [1] Two. [2]', sources: [source('a'), source('b')] }
  const articles = { answer: 'Three. [1] Four. [2][1]', sources: [source('c'), source('d')] }
  const both = bothAnswers(base, articles)
  expect(both.answer).toBe('One. [1] Two. [2]\n\nThree. [3] Four. [4][3]')
  expect(both.sources.map(({ articleId }) => articleId)).toEqual(['a', 'b', 'c', 'd'])
})

test('only marks of sources are taken out of an answer', () => {
  const answer = 'See [12] for more. [1][2] The key is list[1] here. [2]'
  expect(withoutMarks({ answer, sources: [{}, {}] })).toBe('See [12] for more. The key is list[1] here.')
})

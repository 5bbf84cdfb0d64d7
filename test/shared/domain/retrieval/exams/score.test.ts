import { expect, test } from 'vitest'
import { scoreOf } from '../../../../../shared/domain/retrieval/exams/score.ts'

const at = (rank: number) => [...Array.from({ length: rank - 1 }, () => 0), 1]

test.each([
  // 1/log2(2), 1/log2(3), 1/log2(4), 1/log2(11), by hand.
  [1, 1],
  [2, 0.63093],
  [3, 0.5],
  [10, 0.28906],
])('words at rank %i have an nDCG@10 of %d', (rank, ndcg10) => {
  expect(scoreOf(at(rank))).toMatchObject({ recall10: 1, rank })
  expect(scoreOf(at(rank)).ndcg10).toBeCloseTo(ndcg10, 5)
})

test('words behind the tenth place are not found', () => {
  expect(scoreOf(at(11))).toEqual({ ndcg10: 0, recall10: 0, rank: null })
  expect(scoreOf([])).toEqual({ ndcg10: 0, recall10: 0, rank: null })
})

test('words in two pieces are found with the one that completes their half', () => {
  // 0.4/log2(2) + 0.6/log2(4)
  const score = scoreOf([0.4, 0, 0.6])
  expect(score).toMatchObject({ recall10: 1, rank: 3 })
  expect(score.ndcg10).toBeCloseTo(0.7, 10)
})

import { expect, test } from 'vitest'
import { told } from '../../../../../web/areas/knowledge/exams/types.ts'

const none = { asked: 0, ndcg10: null, recall10: null, first3: null, answered: null, held: null }

test('figures are told in words, and those that an exam does not have are not told as 0', () => {
  const figures = { asked: 8, ndcg10: 0.8155, recall10: 1, first3: 0.75, answered: 0.5, held: 0.8 }
  expect(told({ ...figures, unanswerable: 1, silent: 0, gone: 2 })).toEqual([
    'nDCG@10 0.82',
    '100 % of the answers among the first ten hits',
    '75 % among the first three',
    '50 % answered',
    'silent at 0 % of 1 question without an answer',
    '2 questions whose words are in no file any more, counted apart',
  ])
  expect(told({ ...none, unanswerable: 0, silent: null, gone: 0 })).toEqual([])
})

import { expect, test } from 'vitest'
import { type Judged, figuresOf } from '../../../../../shared/domain/retrieval/exams/figures.ts'

const asked = (questionId: string, rank: number | null, isAnswered = true): Judged => ({
  questionId,
  kind: 'asked',
  ndcg10: rank === null ? 0 : 1 / Math.log2(rank + 1),
  recall10: Number(rank !== null),
  rank,
  isAnswered,
})

test('figures are means over the questions of their kind', () => {
  const judged: Judged[] = [
    asked('a', 1),
    asked('b', 3),
    asked('c', 7),
    asked('d', null, false),
    { questionId: 'e', kind: 'unanswerable', isAnswered: false },
    { questionId: 'f', kind: 'unanswerable', isAnswered: true },
    { questionId: 'g', kind: 'gone' },
  ]
  const figures = figuresOf(judged)
  expect(figures).toMatchObject({ asked: 4, recall10: 0.75, first3: 0.5, answered: 0.75 })
  expect(figures).toMatchObject({ unanswerable: 2, silent: 0.5, gone: 1, held: 0.8 })
  // (1 + 1/2 + 1/3 + 0) / 4
  expect(figures.ndcg10).toBeCloseTo(0.458333, 6)
})

test('what was not asked has no figure, which is not the figure 0', () => {
  const none = { ndcg10: null, recall10: null, first3: null, answered: null, silent: null }
  const counts = { asked: 0, unanswerable: 0, gone: 1, held: 0 }
  expect(figuresOf([{ questionId: 'a', kind: 'gone' }])).toEqual({ ...none, ...counts })
})

import { expect, test } from 'vitest'
import { compareExams } from '../../../../../shared/domain/retrieval/exams/compare.ts'
import type { Judged } from '../../../../../shared/domain/retrieval/exams/figures.ts'

const asked = (at: number, rank: number | null): Judged => ({
  questionId: `q${at}`,
  kind: 'asked',
  ndcg10: rank === null ? 0 : 1 / Math.log2(rank + 1),
  recall10: Number(rank !== null),
  rank,
  isAnswered: rank !== null,
})
const exam = (ranks: (number | null)[]) => ranks.map((rank, at) => asked(at, rank))
const first = exam(Array.from({ length: 12 }, () => 1))

test('an exam that found the same shows no difference', () => {
  const { verdict, questions, differences } = compareExams(first, first.toReversed())
  expect({ verdict, questions }).toEqual({ verdict: 'no_difference_shown', questions: 12 })
  const figures = { questions: 12, before: 1, after: 1, difference: 0, low: 0, high: 0 }
  expect(differences[0]).toEqual({ ...figures, figure: 'ndcg10', verdict })
})

test('an index that lost half of the answers is worse, and the way back is better', () => {
  const lost = exam([1, null, 1, null, 1, null, 1, null, 1, null, 1, null])
  const worse = compareExams(first, lost)
  expect(worse.verdict).toBe('worse')
  const figures = worse.differences.map(({ figure }) => figure)
  expect(figures).toEqual(['ndcg10', 'recall10', 'first3', 'answered', 'held'])
  expect(worse.differences[0]).toMatchObject({ before: 1, after: 0.5, difference: -0.5 })
  expect(worse.differences[0]?.high).toBeLessThan(0)
  expect(compareExams(lost, first).verdict).toBe('better')
})

test('words that are gone tell nothing of the ranking, but that they are gone is told', () => {
  const gone = first.map((one, at): Judged => (at < 6 ? { questionId: one.questionId, kind: 'gone' } : one))
  const { verdict, differences } = compareExams(first, [...gone, asked(99, null)])
  expect(verdict).toBe('worse')
  expect(differences[0]).toMatchObject({ figure: 'ndcg10', questions: 6, difference: 0 })
  const held = { figure: 'held', questions: 12, before: 1, after: 0.5, verdict: 'worse' }
  expect(differences.at(-1)).toMatchObject(held)
})

test('questions that only one of the two has are not compared', () => {
  const later = [...first.slice(0, 10), asked(99, null), asked(98, null)]
  expect(compareExams(first, later)).toMatchObject({ questions: 10, verdict: 'no_difference_shown' })
})

test('five questions show nothing, whatever became of them', () => {
  const { verdict, differences } = compareExams(first.slice(0, 5), exam([null, null, null, null, null]))
  expect(verdict).toBe('no_difference_shown')
  expect(differences[0]).not.toHaveProperty('low')
})

test('exams of questions without an answer are compared by their silence', () => {
  const silent = (isAnswered: boolean) =>
    Array.from({ length: 8 }, (_, at): Judged => ({ questionId: `s${at}`, kind: 'unanswerable', isAnswered }))
  expect(compareExams(silent(false), silent(true))).toMatchObject({
    verdict: 'worse',
    differences: [{ figure: 'silent', before: 1, after: 0 }],
  })
  expect(compareExams([], [])).toEqual({ questions: 0, verdict: 'no_difference_shown', differences: [] })
})

import { expect, test } from 'vitest'
import { fuse } from '../../../../shared/domain/retrieval/fuse.ts'

const fused = (...scores: [lexical: number, dense: number | null][]) =>
  fuse(scores.map(([lexical, dense]) => ({ lexical, dense })))

test('both scores are spread over what was found, and count half each', () => {
  expect(fused([12, 0.2], [7, 0.8], [2, 0.5])).toEqual([0.5, 0.75, expect.closeTo(0.25, 9)])
})

test('a hit that one of the two did not find counts nothing there', () => {
  expect(fused([10, 0.9], [10, null], [0, 0.9], [5, 0.1])).toEqual([1, 0.5, 0.5, 0])
})

test('where only one kind of score is known it counts alone', () => {
  expect(fused([4, null], [2, null], [3, null])).toEqual([1, 0, 0.5])
  expect(fused([0, 0.5], [0, 0.25])).toEqual([1, 0])
})

test('hits that are all alike are all the best, and none are none', () => {
  expect(fused([3, 0.5], [3, 0.5])).toEqual([1, 1])
  expect(fused()).toEqual([])
  expect(fused([0, null])).toEqual([0])
})

test('the share of the sense can be tried out, and counts only where there are both kinds', () => {
  const hits = [4, 2].map((lexical, at) => ({ lexical, dense: [0.1, 0.9][at]! }))
  expect(fuse(hits, 0)).toEqual([1, 0])
  expect(fuse(hits, 1)).toEqual([0, 1])
  expect(fuse(hits, 0.5)).toEqual(fuse(hits))
  expect(fuse([{ lexical: 4, dense: null }], 1)).toEqual([1])
})

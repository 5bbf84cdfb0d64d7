import { expect, test } from 'vitest'
import { fuse } from '../../../../shared/domain/retrieval/fuse.ts'

test('both scores are spread over what was found, and count half each', () => {
  expect(
    fuse([
      { lexical: 12, dense: 0.2 },
      { lexical: 7, dense: 0.8 },
      { lexical: 2, dense: 0.5 },
    ]),
  ).toEqual([0.5, 0.75, expect.closeTo(0.25, 9)])
})

test('a hit that one of the two did not find counts nothing there', () => {
  const [both, words, sense, worst] = fuse([
    { lexical: 10, dense: 0.9 },
    { lexical: 10, dense: null },
    { lexical: 0, dense: 0.9 },
    { lexical: 5, dense: 0.1 },
  ])
  expect([both, words, sense, worst]).toEqual([1, 0.5, 0.5, 0])
})

test('where only one kind of score is known it counts alone', () => {
  expect(
    fuse([
      { lexical: 4, dense: null },
      { lexical: 2, dense: null },
      { lexical: 3, dense: null },
    ]),
  ).toEqual([1, 0, 0.5])
  expect(
    fuse([
      { lexical: 0, dense: 0.5 },
      { lexical: 0, dense: 0.25 },
    ]),
  ).toEqual([1, 0])
})

test('hits that are all alike are all the best, and none are none', () => {
  expect(
    fuse([
      { lexical: 3, dense: 0.5 },
      { lexical: 3, dense: 0.5 },
    ]),
  ).toEqual([1, 1])
  expect(fuse([])).toEqual([])
  expect(fuse([{ lexical: 0, dense: null }])).toEqual([0])
})

test('the share of the sense can be tried out, and counts only where there are both kinds', () => {
  const hits = [
    { lexical: 4, dense: 0.1 },
    { lexical: 2, dense: 0.9 },
  ]
  expect(fuse(hits, 0)).toEqual([1, 0])
  expect(fuse(hits, 1)).toEqual([0, 1])
  expect(fuse(hits, 0.5)).toEqual(fuse(hits))
  expect(fuse([{ lexical: 4, dense: null }], 1)).toEqual([1])
})

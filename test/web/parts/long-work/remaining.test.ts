import { expect, test } from 'vitest'
import {
  quarter,
  remainingMs,
  remainingWords,
  withSample,
} from '../../../../web/parts/long-work/remaining.ts'

const samples = (...pairs: [at: number, share: number][]) => pairs.map(([at, share]) => ({ at, share }))

test('the rest is told at the rate so far', () => {
  const steady = samples([0, 0.2], [10_000, 0.6])
  expect(remainingMs(steady, 10_000)).toBeCloseTo(10_000)
  expect(remainingMs(steady, 14_000)).toBeCloseTo(6_000)
})

test.each([
  ['nothing came yet', 0, samples()],
  ['one sample came', 9_000, samples([0, 0.5])],
  ['half a second went by', 500, samples([0, 0], [500, 0.5])],
  ['a hundredth is done', 60_000, samples([0, 0], [60_000, 0.01])],
  ['the work has come to a stand', 21_000, samples([0, 0], [10_000, 0.5])],
])('nothing is told where %s', (_why, now, told) => {
  expect(remainingMs(told, now)).toBeUndefined()
})

test('a repeat of a share says nothing new, and work that begins anew forgets its rate', () => {
  const one = withSample([], { at: 0, share: 0.3 })
  expect(withSample(one, { at: 5, share: 0.3 })).toBe(one)
  expect(withSample(one, { at: 5, share: 0.1 })).toEqual([{ at: 5, share: 0.1 }])
})

test('the words promise no more than is known', () => {
  expect([undefined, 3_000, 24_000, 55_000, 130_000].map(remainingWords)).toEqual([
    '',
    'a few seconds left',
    'about 20 seconds left',
    'about a minute left',
    'about 2 minutes left',
  ])
})

test('a quarter is told when it is done', () => {
  expect([0, 0.24, 0.25, 0.99, 1].map(quarter)).toEqual([0, 0, 1, 3, 4])
})

import { expect, test } from 'vitest'
import {
  quarter,
  remainingMs,
  remainingWords,
  withSample,
} from '../../../../web/parts/long-work/remaining.ts'

test('the rest is told at the rate so far', () => {
  const samples = [
    { at: 0, share: 0.2 },
    { at: 10_000, share: 0.6 },
  ]
  expect(remainingMs(samples, 10_000)).toBeCloseTo(10_000)
  expect(remainingMs(samples, 14_000)).toBeCloseTo(6_000)
})

test('nothing is told where too little is known', () => {
  expect(remainingMs([], 0)).toBeUndefined()
  expect(remainingMs([{ at: 0, share: 0.5 }], 9_000)).toBeUndefined()
  expect(
    remainingMs(
      [
        { at: 0, share: 0 },
        { at: 500, share: 0.5 },
      ],
      500,
    ),
  ).toBeUndefined()
  expect(
    remainingMs(
      [
        { at: 0, share: 0 },
        { at: 60_000, share: 0.01 },
      ],
      60_000,
    ),
  ).toBeUndefined()
})

test('work that has come to a stand promises nothing', () => {
  expect(
    remainingMs(
      [
        { at: 0, share: 0 },
        { at: 10_000, share: 0.5 },
      ],
      21_000,
    ),
  ).toBeUndefined()
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

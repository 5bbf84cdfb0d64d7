import { expect, test } from 'vitest'
import {
  outcomeOf,
  readAddress,
  waitAfter,
  waitForPlace,
} from '../../../../workers/features/webhooks/rules.ts'

const strict = { allowPrivate: false, ownHosts: ['app.example.com'] }

test.each([
  ['https://receiver.example', true],
  ['https://receiver.example:1024/', true],
  ['https://receiver.example:1023/', false],
  ['https://app.example.com/', false],
  ['https://sub.app.example.com/', true],
  ['', false],
])('%s may be called: %s', (address, ok) => {
  expect(readAddress(address, strict).ok).toBe(ok)
})

test('waits shrink by a fifth at most, fit a queue, and end', () => {
  expect([1, 8].map((attempts) => [waitAfter(attempts, 0), waitAfter(attempts, 1)])).toEqual([
    [5, 4],
    [43_200, 34_560],
  ])
  expect(waitAfter(9, 0)).toBeNull()
  expect(waitAfter(40, 0)).toBeNull()
})

test('what the limit holds back comes when a place is free, or within an hour of that', () => {
  expect([0, 0.5, 1].map((chance) => waitForPlace(1500, chance))).toEqual([2, 1802, 3602])
  expect(waitForPlace(-5, 0)).toBe(1)
})

test.each([
  [200, null, true],
  [299, null, true],
  [199, 'refused', false],
  [300, 'redirected', false],
  [304, 'redirected', false],
  [400, 'refused', false],
  [410, 'gone', true],
])('an answer of %i is %s', (status, error, final) => {
  expect(outcomeOf({ answered: true, status })).toEqual({ responseStatus: status, error, final })
})

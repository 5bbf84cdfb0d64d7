import { expect, test } from 'vitest'
import { agedTime, agedValue } from '../../../../shared/domain/evidence/aged-times.ts'

const periods = [
  { from: 1_000_000_000_000, until: 1_000_000_005_000, backMs: 500_000 },
  { from: 1_000_000_005_000, until: 1_000_000_009_000, backMs: 20 },
]

test.each([
  [999_999_999_999, 999_999_999_999],
  [1_000_000_000_000, 999_999_500_000],
  [1_000_000_004_999, 999_999_504_999],
  [1_000_000_005_000, 1_000_000_004_980],
  [1_000_000_009_000, 1_000_000_009_000],
])('%i is told as %i', (at, aged) => {
  expect(agedTime(at, periods)).toBe(aged)
})

test('times within a value move, and nothing else does', () => {
  const value = {
    startedAt: 1_000_000_000_000,
    durationMs: 5,
    name: '1000000000000',
    more: [{ at: 1_000_000_006_000 }, null, true],
  }
  expect(agedValue(value, periods)).toEqual({
    startedAt: 999_999_500_000,
    durationMs: 5,
    name: '1000000000000',
    more: [{ at: 1_000_000_005_980 }, null, true],
  })
})

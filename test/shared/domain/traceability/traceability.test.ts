import { expect, test } from 'vitest'
import { passRateOf, percentOf, verdictOf } from '../../../../shared/domain/traceability/index.ts'

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33.33],
  [3, 3, 100],
  [99_999, 100_000, 99.99],
])('%i of %i is %f percent, and never all while something is missing', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test('the pass rate is of cases with a verdict, and none without any', () => {
  expect(passRateOf(0, 0)).toBeNull()
  expect(passRateOf(3, 4)).toBe(0.75)
})

test.each([
  [['passed', 'failed', 'error'], 'failed'],
  [['passed', 'error', 'skipped', null], 'error'],
  [['passed', 'skipped'], 'skipped'],
  [['passed', null], null],
  [['passed', 'passed'], 'passed'],
  [[], null],
] as const)('cases that are %j come to %s', (verdicts, together) => {
  expect(verdictOf(verdicts)).toBe(together)
})

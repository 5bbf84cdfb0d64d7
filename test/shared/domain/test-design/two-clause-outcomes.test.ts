import { describe, expect, test } from 'vitest'
import { toCheck } from '../../../../shared/domain/test-design/cases/check-prose.ts'

describe('an outcome of two clauses', () => {
  test.each([
    ['no order is created and "Sold out" is shown', 'No order is created and "Sold out" is visible'],
    [
      'the seat is not reserved and "Seat taken" is displayed',
      'The seat is not reserved and "Seat taken" is visible',
    ],
    ['"Done" is not shown', '"Done" is not visible'],
  ])('what one denies says nothing of the other: %s', (outcome, check) => {
    expect(toCheck(outcome)).toBe(check)
  })
})

import { expect, test } from 'vitest'
import { sharesOfBest } from '../../../../web/parts/ask/shares-of-best.ts'

test('scores are shares of the best one, however low that is', () => {
  expect(sharesOfBest([0.8, 0.8, 0.2, 0])).toEqual([1, 1, 0.25, 0])
})

test('scores say nothing where hits are in another order, or have none', () => {
  expect(sharesOfBest([0.4, 0.8])).toBeNull()
  expect(sharesOfBest([0, 0])).toBeNull()
  expect(sharesOfBest([])).toBeNull()
})

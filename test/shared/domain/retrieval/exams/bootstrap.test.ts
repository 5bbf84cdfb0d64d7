import { expect, test } from 'vitest'
import { bootstrapInterval } from '../../../../../shared/domain/retrieval/exams/bootstrap.ts'

const repeated = (value: number, times: number) => Array.from({ length: times }, () => value)

test('the same differences have the same interval, and it is that of the theory', () => {
  const differences = [...repeated(1, 25), ...repeated(0, 25)]
  const interval = bootstrapInterval(differences)
  expect(bootstrapInterval(differences)).toEqual(interval)
  // The quantiles at 2.5 and 97.5 % of a binomial distribution with n = 50 and p = 0.5 are 18 and 32.
  expect(interval).toEqual({ low: 0.36, high: 0.64 })
})

test('a mean far from 0 leaves 0 out, one near it does not', () => {
  expect(bootstrapInterval(repeated(-0.2, 20))).toEqual({
    low: expect.closeTo(-0.2),
    high: expect.closeTo(-0.2),
  })
  const mixed = bootstrapInterval([...repeated(0.5, 10), ...repeated(-0.5, 10)])
  expect(mixed?.low).toBeLessThan(0)
  expect(mixed?.high).toBeGreaterThan(0)
})

test('three of twenty that got worse may be chance, four are not', () => {
  // (17/20)^20 = 3.9 % of the samples hold none of the three, (16/20)^20 = 1.2 % none of the four.
  expect(bootstrapInterval([...repeated(-1, 3), ...repeated(0, 17)])?.high).toBeCloseTo(0)
  expect(bootstrapInterval([...repeated(-1, 4), ...repeated(0, 16)])?.high).toBeLessThan(0)
})

test('fewer than six differences have no interval', () => {
  expect(bootstrapInterval(repeated(-1, 5))).toBeNull()
  expect(bootstrapInterval([])).toBeNull()
})

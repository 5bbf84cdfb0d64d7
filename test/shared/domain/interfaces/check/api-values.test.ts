import { describe, expect, test } from 'vitest'
import { breachesOf, exact } from '../../../../../shared/domain/interfaces/check/api-values.ts'
import type { ApiSchema } from '../../../../../shared/domain/interfaces/reading/types.ts'

const number = (bounds: NonNullable<ApiSchema['number']>): ApiSchema =>
  ({ types: ['number'], number: bounds }) as ApiSchema

describe('a number of JSON is compared exactly', () => {
  test.each([
    [12.5, 125n, 1],
    [-0.005, -5n, 3],
    [1e21, 10n ** 21n, 0],
    [1.5e300, 15n * 10n ** 299n, 0],
    [1.5e-25, 15n, 26],
  ])('%d', (value, digits, scale) => {
    expect(exact(value)).toEqual({ digits, scale })
  })

  test('however large or small it is', () => {
    const rules = (value: number, bounds: NonNullable<ApiSchema['number']>) =>
      breachesOf(value, number(bounds)).map(({ rule }) => rule)
    const zero = { digits: 0n, scale: 0 }
    expect(rules(1e300, { max: { digits: 10n, scale: 0 } })).toEqual(['maximum'])
    expect(rules(Number('1e999'), { max: { digits: 10n, scale: 0 } })).toEqual(['maximum'])
    expect(rules(5e-324, { min: zero })).toEqual([])
    expect(rules(5e-324, { max: zero })).toEqual(['maximum'])
  })
})

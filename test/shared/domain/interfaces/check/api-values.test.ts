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
    const max = { digits: 10n, scale: 0 }
    expect(breachesOf(1e300, number({ max })).map(({ rule }) => rule)).toEqual(['maximum'])
    expect(breachesOf(Number('1e999'), number({ max })).map(({ rule }) => rule)).toEqual(['maximum'])
    expect(breachesOf(5e-324, number({ min: { digits: 0n, scale: 0 } }))).toEqual([])
    expect(breachesOf(5e-324, number({ max: { digits: 0n, scale: 0 } })).map(({ rule }) => rule)).toEqual([
      'maximum',
    ])
  })
})

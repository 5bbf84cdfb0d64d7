import { expect, test } from 'vitest'
import { atScale, formatDecimal, parseDecimal } from '../../../../shared/domain/numbers/decimal.ts'

test.each(['0', '12', '-5', '10.50', '-0.125', '99999999999999999999.1'])(
  '%s is written as it was read',
  (text) => {
    const { digits, scale } = parseDecimal(text)
    expect(formatDecimal(digits, scale)).toBe(text)
  },
)

test('an amount is told in finer units, and cut to coarser ones', () => {
  expect(atScale(parseDecimal('10.5'), 2)).toBe(1050n)
  expect(atScale(parseDecimal('-10.59'), 1)).toBe(-105n)
})

test('words are no decimal', () => {
  expect(() => parseDecimal('twelve')).toThrow(SyntaxError)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decimalText,
  dividedBy,
  exact,
  exactOf,
  isMultiple,
  order,
  plus,
  rounded,
  times,
} from '../../../../shared/domain/requirement-model/decimal.ts'

const read = (text: string) => exact(text) ?? exactOf(NaN)
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => decimalText({ above: digits, below: 1n }, { places }) ?? '0')

test('a decimal text is a number, and nothing else is', () => {
  expect(['12', '-3.50', '+7', '0.01'].map((text) => exact(text) !== undefined)).not.toContain(false)
  expect(
    ['', '.5', '5.', '1e5', '1,000', ' 1', '0x1', 'x1', '１', '9'.repeat(41)].flatMap(
      (text) => exact(text) ?? [],
    ),
  ).toEqual([])
})

test('a third times three is one', () => {
  const third = dividedBy(exactOf(1), exactOf(3))
  expect(third && decimalText(third)).toBeUndefined()
  expect(third && decimalText(times(third, exactOf(3)))).toBe('1')
  expect(dividedBy(exactOf(1), exactOf(0))).toBeUndefined()
})

test.each([
  ['2.345', '0.01', 'half-up', '2.35'],
  ['-2.345', '0.01', 'half-up', '-2.35'],
  ['2.345', '0.01', 'half-even', '2.34'],
  ['2.355', '0.01', 'half-even', '2.36'],
  ['2.341', '0.01', 'up', '2.35'],
  ['2.349', '0.01', 'down', '2.34'],
  ['-2.349', '0.01', 'down', '-2.34'],
  ['7', '5', 'half-up', '5'],
  ['7.5', '5', 'half-up', '10'],
] as const)('%s rounded to %s (%s) is %s', (value, to, mode, expected) => {
  const result = rounded(read(value), read(to), mode)
  expect(result && decimalText(result)).toBe(expected)
})

test('a number is printed with the places that are asked for', () => {
  expect(decimalText(read('46.8'), { places: 2 })).toBe('46.80')
  expect(decimalText(read('-0.05'), { places: 2 })).toBe('-0.05')
  expect(decimalText(read('46.805'), { places: 2 })).toBe('46.805')
  expect(decimalText(read('46.805'), { places: 2, exactly: true })).toBeUndefined()
})

test('multiples of a step are told from what lies between', () => {
  expect(isMultiple(read('7.5'), read('0.5'))).toBe(true)
  expect(isMultiple(read('7.5'), read('1'))).toBe(false)
  expect(isMultiple(read('0.3'), read('0.1'))).toBe(true)
})

test('what is read is printed again, and sums do not depend on their order', () => {
  fc.assert(
    fc.property(decimals, decimals, decimals, (a, b, c) => {
      const [x, y, z] = [read(a), read(b), read(c)]
      expect(order(read(decimalText(x) ?? ''), x)).toBe(0)
      expect(order(plus(plus(x, y), z), plus(x, plus(z, y)))).toBe(0)
      expect(order(times(x, plus(y, z)), plus(times(x, y), times(x, z)))).toBe(0)
    }),
  )
})

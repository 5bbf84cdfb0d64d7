import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { atScale, formatDecimal, parseDecimal } from '../../../../shared/domain/numbers/decimal.ts'
import { readQuantities } from '../../../../shared/domain/requirements/facts/quantities/quantities.ts'
import { toNumber } from '../../../../shared/domain/requirements/facts/quantities/ranges.ts'

/** "min..max unit" of every range found, with exclusive bounds in round brackets. */
const ranges = (text: string) =>
  readQuantities(text).map(({ min, max, unit }) => {
    const write = (bound: typeof min) =>
      bound ? `${bound.inclusive ? '' : '('}${formatDecimal(bound.value.digits, bound.value.scale)}` : ''
    return `${write(min)}..${write(max)}${unit ? ` ${unit.written}` : ''}`
  })

describe('ranges in words', () => {
  test.each([
    ['between 8 and 64 characters', ['8..64 characters']],
    ['from 1 to 30 kg', ['1..30 kg']],
    ['2 to 40 characters', ['2..40 characters']],
    ['8–64', ['8..64']],
    ['8-64 characters', ['8..64 characters']],
    ['at least 3 and at most 20 characters', ['3..20 characters']],
    ['minimum 3, maximum 20 characters', ['3..20 characters']],
    ['min. 3 and max. 20 characters', ['3..20 characters']],
    ['at least €0.01 and no more than €10,000.00', ['0.01..10000.00 €']],
    ['up to 200 characters', ['..200 characters']],
    ['no more than 5 items', ['..5 items']],
    ['not less than 5', ['5..']],
    ['must not exceed 50 %', ['..50 %']],
    ['no fewer than 2 guests', ['2..guests'.replace('..guests', '.. guests')]],
    ['more than 100', ['(100..']],
    ['less than 18 years', ['..(18 years']],
    ['exactly 5 digits', ['5..5 digits']],
    ['≥ 1', ['1..']],
    ['≤ 99.9 °C', ['..99.9 °C']],
    ['18 or older', ['18..']],
    ['100 EUR or more', ['100.. EUR']],
    ['less than 1 or more than 99', ['..(1', '(99..']],
    ['twelve to twenty characters', ['12..20 characters']],
    ['from 10,000 to 20,000 EUR', ['10000..20000 EUR']],
    ['from -5 to 5 °C', ['-5..5 °C']],
    ['18+', ['18..']],
    ['5+ items', ['5.. items']],
    ['from 1 000 to 2 500 kg', ['1000..2500 kg']],
    ['at least 1.000,50 EUR', ['1000.50.. EUR']],
    ['between 1,5 and 2,5 kg', ['1.5..2.5 kg']],
    ['at most 2,000', ['..2000']],
    ['at most a dozen eggs', ['..12 eggs']],
    ['at most twenty-five guests', ['..25 guests']],
    ['up to two hundred items', ['..200 items']],
    ['ten thousand or more', ['10000..']],
    ['a minimum length of 8 characters', ['8.. characters']],
    ['¥100 to ¥5,000', ['100..5000 ¥']],
    ['10 to 20 lbs', ['10..20 lbs']],
    ['not longer than 140 characters', ['..140 characters']],
    ['not later than 5 days', ['..5 days']],
  ])('“%s”', (text, expected) => expect(ranges(text)).toEqual(expected))

  test.each([
    'no numbers here',
    'on 2026-01-15 it starts',
    'see ISO 8601-2',
    'call 030-1234-567',
    'version 1.2.3-4',
    'the 3 fields',
    'at most 1e400',
    'at most 1\u200b0 items',
    'at least \u202e5\u202c0',
    'at least 99999999999999999999',
    'from 1.1234567 to 2',
    'up to 5 thousand',
    'ten million or more',
    'sizes 10,20,30 only',
    'at least NaN, at most Infinity',
  ])('“%s” states no range', (text) => expect(ranges(text)).toEqual([]))
})

describe('steps', () => {
  const number = (text: string) => toNumber(readQuantities(text)[0]!, text)
  test('money counts in cents', () =>
    expect(number('from 10 to 500 EUR')).toMatchObject({ min: 1000n, max: 50_000n, scale: 2, step: 1n }))
  test('yen have no hundredths', () =>
    expect(number('from 100 to 5,000 JPY')).toMatchObject({ min: 100n, max: 5000n, scale: 0, step: 1n }))
  test('decimals written give the step', () =>
    expect(number('from 0.5 to 30 kg')).toMatchObject({ min: 5n, max: 300n, scale: 1 }))
  test('a stated step wins', () =>
    expect(number('from 0 to 10 in steps of 0.5')).toMatchObject({ min: 0n, max: 100n, scale: 1, step: 5n }))
  test('an exclusive bound moves by one step inwards', () =>
    expect(number('more than 100 EUR')).toMatchObject({ min: 10_001n, scale: 2 }))
  test('a count of things begins at zero', () =>
    expect(number('up to 5 files')).toMatchObject({ max: 5n, floor: 0n }))
})

test('decimals survive writing and reading', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.integer({ min: 0, max: 4 }),
      (units, scale) => {
        expect(atScale(parseDecimal(formatDecimal(units, scale)), scale)).toBe(units)
      },
    ),
  )
})

test.each(['1 000 ', '1,000', '1.000,5 ', 'twenty-', '1 to 2 kg, '])(
  'a long text of “%s” is read in linear time',
  (part) => expectLinear(20_000, (count) => readQuantities(part.repeat(count))),
)

test('what is read from a written range is that range, whatever the way of writing', () => {
  const ways: ((from: number, to: number) => string)[] = [
    (from, to) => `between ${from} and ${to}`,
    (from, to) => `from ${from} to ${to}`,
    (from, to) => `at least ${from} and at most ${to}`,
    (from, to) => `minimum ${from}, maximum ${to}`,
    (from, to) => `no less than ${from} and no more than ${to}`,
    (from, to) => `${from}–${to}`,
    (from, to) => `more than ${from - 1} and less than ${to + 1}`,
  ]
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 10 ** 6 }),
      fc.constantFrom(...ways),
      (from, width, way) => {
        const text = way(from, from + width)
        const [quantity, ...others] = readQuantities(text)
        expect(others).toEqual([])
        expect(quantity && toNumber(quantity, text)).toMatchObject({
          min: BigInt(from),
          max: BigInt(from + width),
        })
      },
    ),
  )
})

import { expect, test } from 'vitest'
import {
  habitOf,
  type NumberHabit,
  valueOfWritten,
  valuesOfWritten,
  writtenNumber,
} from '../../../../shared/domain/numbers/written.ts'
import { expectLinear } from '../../../support/costs.ts'

test.each([
  ['48.500,75', '48500.75'],
  ['48,500.75', '48500.75'],
  ['48 500,75', '48500.75'],
  ["48'500.75", '48500.75'],
  ['1.234.567', '1234567'],
  ['1,234,567', '1234567'],
  ['12,34,567', '1234567'],
  ['12\u00a0000', '12000'],
  ['12\u202f000', '12000'],
  ['12,50', '12.50'],
  ['0.125', '0.125'],
  ['0,125', '0.125'],
  ['1234,567', '1234.567'],
  ['2,500', '2500'],
  ['2.500', '2500'],
  ['12.000', '12000'],
  // Nothing tells whether these are thousands.
  ['3.142', undefined],
  ['1.2.3', undefined],
  ['12.05.2026', undefined],
  ['16:30', undefined],
  ['1,23,4', undefined],
])('%s is %s', (written, value) => {
  expect(valueOfWritten(written)).toBe(value)
})

test.each<[string, NumberHabit, string]>([
  ['2.500', ',', '2500'],
  ['2.500', '.', '2.5'],
  ['2,500', ',', '2.5'],
  ['2,500', '.', '2500'],
  ['2,500', 'mixed', '2500'],
  ['3.142', ',', '3142'],
  ['3.142', '.', '3.142'],
])('%s in a text whose fractions follow "%s" is %s', (written, habit, value) => {
  expect(valueOfWritten(written, { habit })).toBe(value)
})

test('a sum of money has no thousandths, and an index keeps both values of what is open', () => {
  expect(valueOfWritten('1.250', { habit: '.', isMoney: true })).toBe('1250')
  expect(valuesOfWritten('3.142', {})).toEqual(['3142', '3.142'])
  expect(valuesOfWritten('2.500', { habit: 'mixed' })).toEqual(['2500', '2.5'])
  expect(valuesOfWritten('2.500', { habit: ',' })).toEqual(['2500'])
  expect(valuesOfWritten('1.2.3', {})).toEqual([])
})

test.each<[string, NumberHabit]>([
  ['Der Lift kostet 48.500,75 EUR.', ','],
  ['It weighs 2.5 kg and costs $1,250.', '.'],
  ['Die Miete ist 1.100 EUR.', ','],
  ['Das Fass wiegt 2,5 kg, das Rohr 0,75 kg.', ','],
  ['It cost 48.500,75 EUR, the roof $1,250.', 'mixed'],
  ['It weighs 2.500 kg.', undefined],
  ['# 2.1 Prices\n\n2.2 Weights\n\nOn 12.05.2026 and 13.05. with v3.2 and 1.2.3.', undefined],
])('the numbers of %j tell the habit %s', (text, habit) => {
  expect(habitOf(text)).toBe(habit)
})

const figuresIn = (text: string) => text.match(new RegExp(writtenNumber, 'g'))

test('blanks part thousands and no other figures', () => {
  expect(figuresIn('12 000 litres, 1 250 000 km and 48 500,75 EUR')).toEqual([
    '12 000',
    '1 250 000',
    '48 500,75',
  ])
  expect(figuresIn('450 000 litres, 250 500,50 €')).toEqual(['450 000', '250 500,50'])
  expect(figuresIn('limits of 100 200')).toEqual(['100', '200'])
  expect(figuresIn('+49 221 555 0135')).toEqual(['49', '221', '555', '0135'])
  expect(figuresIn('030 123 456')).toEqual(['030', '123', '456'])
  expect(figuresIn('2026 100 people')).toEqual(['2026', '100'])
  expect(figuresIn('at 9:30 100 people, 12 5000 and 1 50')).toEqual(['9:30', '100', '12', '5000', '1', '50'])
})

test.each(['1 ', '1.000', '1,', '100 ', "1'", '9.9,'])(
  'numbers of many %j cost no more than their length',
  (part) => {
    expectLinear(200_000, (length) => [
      ...part.repeat(length).matchAll(new RegExp(writtenNumber, 'g')),
      habitOf(part.repeat(length)),
    ])
  },
)
